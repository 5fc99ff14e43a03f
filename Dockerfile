# One image serves any number of servers; see docs/operating.md.
# A build that must not change names an image by its digest: see "Pinned images" there.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /tavola
COPY . .
RUN npm ci --include=dev && npm run build && npm prune --omit=dev

FROM ${NODE_IMAGE}
WORKDIR /tavola
ENV NODE_ENV=production TAVOLA_DATA=/data
COPY --from=build /tavola/node_modules node_modules
COPY --from=build /tavola/dist dist
COPY --from=build /tavola/docs docs
# The server sends this client to browsers.
COPY --from=build /tavola/web/dist web/dist
# The bundle contains our own packages, and npm has left links to them.
COPY --from=build /tavola/package.json package.json
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 8080}/ready`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "dist/server.mjs"]
