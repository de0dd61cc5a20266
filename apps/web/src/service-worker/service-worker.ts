/*
 * Keeps the built page on the device, so that the portal opens without a network. It never touches the API: answers
 * are kept by the page itself, sealed and by user (api/offline). Built by build/service-worker.ts, which writes the
 * list of files and the hash of the build before it. No imports: it is served as one plain script.
 */

/** Of one build: files that every page needs, all others, and a hash over both. */
declare const BUILD: { readonly hash: string; readonly shell: readonly string[]; readonly rest: readonly string[] };

// The page's library types `self` as a window; these members of a service worker are used here.
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AssetEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WordEvent extends LifeEvent {
  readonly data: unknown;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AssetEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WordEvent) => void): void;
}
// The border of the worker: it runs as one, whatever the page's library says.
const worker = self as WorkerScope & typeof self;

const CACHE = `ringwerk-${BUILD.hash}`;
/** Pictures are named by their design and outlive a build. */
const STILLS = 'ringwerk-stills';
const MOST_STILLS = 600;
/** A fair's network that answers nothing is worse than none: after this long the kept page opens. */
const PATIENCE_MILLISECONDS = 3_000;
const PAGE = '/';

/** Between two files that nobody waits for: the page's own work goes first, ms. */
const FILL_PAUSE_MILLISECONDS = 15;

/** @param pause - after each fetched file, ms. */
async function keepAll(files: readonly string[], pause = 0): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if ((await cache.match(file)) !== undefined) continue;
    const answer = await fetch(file, { credentials: 'same-origin' });
    if (!answer.ok) throw new Error(`${file} answers ${answer.status}`);
    await cache.put(file, answer);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The caches of earlier builds go when no page of theirs is open any more. */
async function dropOlder(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('ringwerk-'));
  await Promise.all(names.filter((name) => name !== CACHE && name !== STILLS).map((name) => caches.delete(name)));
}

async function openPage(request: Request): Promise<Response> {
  const network = fetch(request);
  // A late failure has been answered by the kept page.
  network.catch(() => undefined);
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MILLISECONDS));
  const first = await Promise.race([network, patience]).catch(() => null);
  return first ?? (await caches.match(PAGE, { ignoreVary: true })) ?? network;
}

/** Files of the build carry their content's hash in the name: what is kept is right. */
async function fromBuild(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** The same picture in the other size that pages ask for. */
function otherSize({ pathname, search }: URL): string {
  const key = /^\/stills\/256\/([\w-]+)$/.exec(pathname)?.[1];
  const other =
    key === undefined ? pathname.replace(/^\/stills\/([\w-]+)\.webp$/, '/stills/256/$1') : `/stills/${key}.webp`;
  return `${other}${search}`;
}

async function still(request: Request): Promise<Response> {
  const cache = await caches.open(STILLS);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request).catch(async (error: unknown) => {
    const other = await cache.match(otherSize(new URL(request.url)), { ignoreVary: true });
    if (other === undefined) throw error;
    return other;
  });
  if (answer.status === 200 && new URL(answer.url).pathname === new URL(request.url).pathname) {
    await cache.put(request, answer.clone());
    const names = await cache.keys();
    await Promise.all(names.slice(0, Math.max(0, names.length - MOST_STILLS)).map((name) => cache.delete(name)));
  }
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll([PAGE, ...BUILD.shell])));
worker.addEventListener('activate', (event) => event.waitUntil(dropOlder().then(() => worker.clients.claim())));
worker.addEventListener('message', (event) => {
  // The page has come to rest: what it may need later comes now.
  if (event.data === 'fill') event.waitUntil(keepAll(BUILD.rest, FILL_PAUSE_MILLISECONDS).catch(() => undefined));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/api/') || pathname.startsWith('/ar/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromBuild(request));
  else if (pathname.startsWith('/stills/')) event.respondWith(still(request));
  else if (BUILD.shell.includes(pathname)) event.respondWith(fetch(request).catch(() => fromBuild(request)));
});
