import type { Refusal, Result } from '@tavola/kernel';
import {
  decodeBy,
  homeSchema,
  linksSchema,
  madeSchema,
  seatedSchema,
  type HomeTable,
  type PersonRequest,
  type TableSettings,
} from '@tavola/protocol';
import * as v from 'valibot';
import { apiAddress } from './address.ts';
import { requestOnce } from './request-once.ts';

const fail = (code: string, about?: Refusal['about']): Result<never> => ({
  ok: false,
  error: { code, ...(about && { about }) },
});

const emptySchema = v.object({});
const errorSchema = v.object({
  error: v.string(),
  path: v.optional(v.string()),
  about: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fetchFromServer = async (
  path: string,
  secret: string | undefined,
  body?: object,
): Promise<Response | null> => {
  try {
    return await fetch(apiAddress(path), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
    });
  } catch {
    return null;
  }
};

/** A busy server has done nothing yet, and names a time in seconds after which to ask again. */
const MAX_POSTPONED = 3;
const isPostponed = async (response: Response): Promise<boolean> => {
  const seconds = response.status === 503 ? Number(response.headers.get('retry-after') ?? NaN) : NaN;
  if (!Number.isFinite(seconds)) return false;
  await new Promise(done => setTimeout(done, 1000 * seconds * (0.5 + Math.random())));
  return true;
};

/** Sends one request; a reply that is not from our server is refused as `no-server`. */
const request = async <S extends v.GenericSchema>(
  schema: S,
  path: string,
  secret: string | undefined,
  body?: object,
): Promise<Result<v.InferOutput<S>>> => {
  let response = await fetchFromServer(path, secret, body);
  for (let tries = 0; tries < MAX_POSTPONED && response && (await isPostponed(response)); tries++)
    response = await fetchFromServer(path, secret, body);
  if (!response) return fail('no-server');
  const raw = parseJson(await response.text());
  if (response.ok) {
    const reply = decodeBy(schema, raw);
    return reply.ok ? reply : fail('no-server');
  }
  const wrong = decodeBy(errorSchema, raw);
  if (!wrong.ok) return fail('no-server');
  const { error, path: where, about } = wrong.value;
  return fail(error, about ?? (where === undefined ? undefined : { path: where }));
};

export interface NewOnline extends TableSettings {
  readonly name: string;
}

/** The server's HTTP interface. */
export const api = {
  make: (table: NewOnline) =>
    requestOnce(`make ${JSON.stringify(table)}`, key =>
      request(madeSchema, 'tables', undefined, { ...table, key }),
    ),
  sit: (table: string, secret: string, body: { readonly name: string; readonly seat: number | null }) =>
    requestOnce(`sit ${table}`, key =>
      request(seatedSchema, `tables/${table}/sit`, secret, { ...body, key }),
    ),
  person: (table: string, secret: string, person: Pick<PersonRequest, 'name'>) =>
    request(emptySchema, `tables/${table}/person`, secret, person),
  device: (table: string, secret: string) => request(emptySchema, `tables/${table}/device`, secret, {}),
  object: (table: string, secret: string) =>
    request(v.object({ returned: v.boolean() }), `tables/${table}/object`, secret, {}),
  leave: (table: string, secret: string) => request(emptySchema, `tables/${table}/leave`, secret, {}),
  bot: (table: string, secret: string, seat: number, level: string | null) =>
    request(emptySchema, `tables/${table}/bot`, secret, { seat, level }),
  settings: (table: string, secret: string, settings: TableSettings) =>
    request(emptySchema, `tables/${table}/settings`, secret, settings),
  start: (table: string, secret: string) => request(emptySchema, `tables/${table}/start`, secret, {}),
  rematch: (table: string, secret: string, continues: boolean) =>
    request(emptySchema, `tables/${table}/rematch`, secret, { continues }),
  newSecret: (table: string, secret: string) =>
    requestOnce(`secret ${table}`, key => request(seatedSchema, `tables/${table}/secret`, secret, { key })),
  newLinks: (table: string, secret: string) => request(linksSchema, `tables/${table}/links`, secret, {}),
  file: async (
    table: string,
    secret: string,
    match?: string,
  ): Promise<{ readonly name: string; readonly text: string } | undefined> => {
    const response = await fetchFromServer(
      `tables/${table}/file${match === undefined ? '' : `?match=${encodeURIComponent(match)}`}`,
      secret,
    );
    if (!response?.ok) return undefined;
    const [, name] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { name: name ?? `${match ?? table}.jsonl`, text: await response.text() };
  },
  /** One page of the tables of this device, behind the first `from`. */
  home: async (
    from: number,
  ): Promise<{ readonly tables: readonly HomeTable[]; readonly more: boolean } | undefined> => {
    const reply = await request(homeSchema, from === 0 ? 'home' : `home?from=${from}`, undefined);
    return reply.ok ? reply.value : undefined;
  },
};
