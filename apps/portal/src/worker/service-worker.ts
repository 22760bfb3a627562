import type { FetchEvent, WorkerScope } from './scope.ts';

// Keeps the files of the portal on the device, so that it opens without a network (docs/decisions/0023). It keeps no answer
// of the server but the configuration, which is the same for everyone.

/** Put in by the build: its name, and its files below the base. */
declare const buildName: string;
declare const buildFiles: readonly string[];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see scope.ts
const worker = globalThis as unknown as WorkerScope;

const base = '/snap-portal/';
const configuration = `${base}app-config.json`;
const prefix = 'snap-portal:files:';
const current = prefix + buildName;
/** Pages of the builds before this one may still be open, and want their files. */
const olderBuilds = 2;
/** A network that does not answer for so long is as good as none. Milliseconds. */
const patience = 4_000;
/** Files fetched at a time: whoever is at work comes first. */
const atOnce = 4;

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
  if (pathname === configuration) event.respondWith(answerConfiguration(request));
  else if (buildFiles.includes(pathname.slice(base.length)) || pathname.startsWith(`${base}assets/`))
    event.respondWith(answerFile(request));
  else if (request.mode === 'navigate' && !/\.[A-Za-z0-9]+$/.test(pathname))
    event.respondWith(answerPage(event));
  // Without an answer from here the browser would send the request again beside the preload: an address that is good once
  // (an application's code) would be used up by the request whose answer nobody sees.
  else if (request.mode === 'navigate') event.respondWith(answerOnce(event));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openConversation(event.notification.data));
});

async function fetchBuild(): Promise<void> {
  const cache = await caches.open(current);
  const page = await fetch(base, { cache: 'no-cache' });
  // While a deploy is under way the page may be another build's already: then this one is not kept.
  if (!page.ok || !(await page.clone().text()).includes(buildName)) throw new Error('another build');
  const queue = [...buildFiles];
  const fetchNext = async (): Promise<void> => {
    const file = queue.shift();
    if (file === undefined) return;
    const address = base + file;
    // Hashed names: what an older build has fetched under the same name is the same.
    const known = file.startsWith('assets/') ? await caches.match(address, { ignoreVary: true }) : undefined;
    const answer = known ?? (await fetch(address));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(address, answer);
    await fetchNext();
  };
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
  // The page that is open asked for it before there was a worker to keep it.
  await answerConfiguration(new Request(configuration));
  await cache.put(base, page);
}

async function forgetOldBuilds(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(kept.slice(0, -olderBuilds).map((name) => caches.delete(name)));
}

/** The newest page that the server has; without a server, the one of this build. */
async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const cache = await caches.open(current);
  const kept = () => cache.match(base, { ignoreVary: true });
  const fetched = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([fetched, late]).catch(() => undefined);
  // A proxy whose server is away has nothing better to say.
  if (answer && answer.status < 500) return answer;
  return (await kept()) ?? answer ?? fetched;
}

/** The answer to the one request that the browser has sent already, where it has. */
async function answerOnce({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The files of a build never change: what is here is right, of whichever build it is. */
async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(current);
  const kept =
    (await cache.match(request, { ignoreVary: true })) ?? (await caches.match(request, { ignoreVary: true }));
  return kept ?? fetch(request);
}

async function answerConfiguration(request: Request): Promise<Response> {
  const cache = await caches.open(current);
  const fetched = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(configuration, answer.clone());
    return answer;
  });
  // Whoever asks past every cache wants to know whether the server is there.
  if (request.cache === 'no-store') return fetched;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([fetched, late]).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
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
