/// <reference lib="webworker" />
/**
 * Keeps the whole client on the device: fetched once as a set, so that all files are of one version. What is not of
 * the client (a server's answers, sockets) is never touched.
 */
const scope = self as unknown as ServiceWorkerGlobalScope;

/** Put in by the build: a name for this set of files, and the files. */
declare const VERSION: string;
declare const FILES: readonly string[];

const CACHE = `tavola-${VERSION}`;
const addresses = FILES.map(file => new URL(file, scope.registration.scope).href);
const start = new URL('./', scope.registration.scope).href;

scope.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll([start, ...addresses])));
});

/** Files of other versions go. */
const tidy = async (): Promise<void> => {
  for (const name of await caches.keys())
    if (name.startsWith('tavola-') && name !== CACHE) await caches.delete(name);
  await scope.clients.claim();
};

scope.addEventListener('activate', event => {
  event.waitUntil(tidy());
});

// A new version waits until a page asks for it: two versions never serve one page.
scope.addEventListener('message', event => {
  if (event.data === 'go on') void scope.skipWaiting();
});

scope.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = new URL(request.url);
  address.search = '';
  address.hash = '';
  const isStart = request.mode === 'navigate' && address.href === start;
  if (!isStart && !addresses.includes(address.href)) return;
  const answer = async (): Promise<Response> => {
    const cache = await caches.open(CACHE);
    return (await cache.match(isStart ? start : address.href)) ?? fetch(request);
  };
  event.respondWith(answer());
});

// A notice leads back to the page that it came from.
scope.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(
    scope.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then(async ([page]) => (page ? page.focus() : scope.clients.openWindow(start))),
  );
});
