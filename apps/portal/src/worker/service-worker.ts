import type { FetchEvent, WorkerScope } from './scope.ts';

// Caches the files of the portal on the device, so that it opens offline (docs/decisions/0023). Of the server's responses it
// caches the configuration only, which is the same for all users.

/** Put in by the build: its name, and its files below the base. */
declare const buildName: string;
declare const buildFiles: readonly string[];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see scope.ts
const worker = globalThis as unknown as WorkerScope;

const base = '/snap-portal/';
const configuration = `${base}app-config.json`;
const prefix = 'snap-portal:files:';
const current = prefix + buildName;
/** Pages of older builds may still be open and need their files. */
const MAX_OLDER_BUILDS = 2;
/** After this time without a response the cache is used. */
const NETWORK_TIMEOUT_MS = 4_000;
/** Few files at a time, so that requests of the page come first. */
const MAX_PARALLEL_FETCHES = 4;

worker.addEventListener('install', (event) => {
  event.waitUntil(fetchBuild().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([forgetOldBuilds(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(base)) return;
  if (pathname === configuration) event.respondWith(configurationResponse(request));
  else if (buildFiles.includes(pathname.slice(base.length)) || pathname.startsWith(`${base}assets/`))
    event.respondWith(fileResponse(request));
  else if (request.mode === 'navigate' && !/\.[A-Za-z0-9]+$/.test(pathname))
    event.respondWith(pageResponse(event));
  // Without `respondWith` the browser would send the request again beside the preload. A one-time code in its address would be
  // used up by the first of the two.
  else if (request.mode === 'navigate') event.respondWith(preloadedResponse(event));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openConversation(event.notification.data));
});

async function fetchBuild(): Promise<void> {
  const cache = await caches.open(current);
  const page = await fetch(base, { cache: 'no-cache' });
  // During a deploy the page may be of another build already: then this build is not cached.
  if (!page.ok || !(await page.clone().text()).includes(buildName)) throw new Error('another build');
  const queue = [...buildFiles];
  const fetchNext = async (): Promise<void> => {
    const file = queue.shift();
    if (file === undefined) return;
    const address = base + file;
    // Hashed names: a file of an older build with the same name is the same.
    const known = file.startsWith('assets/') ? await caches.match(address, { ignoreVary: true }) : undefined;
    const response = known ?? (await fetch(address));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(address, response);
    await fetchNext();
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_FETCHES }, fetchNext));
  // The open page requested it before the worker was active.
  await configurationResponse(new Request(configuration));
  await cache.put(base, page);
}

async function forgetOldBuilds(): Promise<void> {
  const cached = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(cached.slice(0, -MAX_OLDER_BUILDS).map((name) => caches.delete(name)));
}

/** The page of the server; without a server, that of this build. */
async function pageResponse({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const cache = await caches.open(current);
  const cached = () => cache.match(base, { ignoreVary: true });
  const fetched = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const response = await Promise.race([fetched, timeout]).catch(() => undefined);
  // An error of a proxy whose server is away is no better than the cache.
  if (response && response.status < 500) return response;
  return (await cached()) ?? response ?? fetched;
}

/** The preload response, if the browser has sent one. */
async function preloadedResponse({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Files of a build never change: a cached one is right, whichever build it is of. */
async function fileResponse(request: Request): Promise<Response> {
  const cache = await caches.open(current);
  const cached =
    (await cache.match(request, { ignoreVary: true })) ?? (await caches.match(request, { ignoreVary: true }));
  return cached ?? fetch(request);
}

async function configurationResponse(request: Request): Promise<Response> {
  const cache = await caches.open(current);
  const fetched = fetch(request).then(async (response) => {
    if (response.ok) await cache.put(configuration, response.clone());
    return response;
  });
  // A request that bypasses all caches checks whether the server is reachable.
  if (request.cache === 'no-store') return fetched;
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const response = await Promise.race([fetched, timeout]).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await cache.match(configuration, { ignoreVary: true })) ?? fetched;
}

async function openConversation(data: unknown): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith(base));
  if (page) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of a worker has no other
    page.postMessage({ type: 'open-conversation', ...Object(data) });
    await page.focus();
    return;
  }
  const { target }: { target?: { type: string; id: string } } = Object(data);
  const search = target ? `?${new URLSearchParams({ type: target.type, id: target.id })}` : '';
  await worker.clients.openWindow(`${base}news/news${search}`);
}
