import { savesData } from '#app/browser/saves-data.ts';
import { createSubmissionId } from '#domain/submissions/submission-id.ts';
import {
  asCopy,
  assetsOf,
  isFresh,
  isKeepable,
  isNobodyElses,
  isUnchanging,
  type KeptPage,
  picturesOf,
  surplusOf,
} from './kept-page.ts';
import { offlinePageHtml, offlinePagePolicy } from './offline-page.ts';
import { isVisit, type Visit } from './visit.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

// Keeps visited pages readable without a network (docs/offline.md). It is the same whatever the
// build: it knows no file by name, and what it keeps never changes. So it may take over open pages at once.
const worker = globalThis as unknown as WorkerScope;

/** Another number, and what was kept in another way is thrown away. */
const [pageCache, fileCache] = ['pages-1', 'files-1'];
/** When a page was kept, in milliseconds since 1970. */
const keptAtHeader = 'x-kept-at';
/** The documents list: kept with the first page that is visited. */
const hub = '/apply';
/** A page that was kept so long ago, in milliseconds, is fetched again when it is visited. */
const pause = 60 * 60 * 1000;
/** So many files are kept before those that no kept page names are thrown away. */
const manyFiles = 400;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('message', (event) => {
  if (isVisit(event.data) && !savesData()) event.waitUntil(keepVisited(event.data));
});

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, destination } = event.request;
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== location.origin) return;
  // A page that is fetched ahead (rendering/speculation-rules.ts) may never be opened.
  if (event.request.headers.has('Sec-Purpose')) return;
  if (mode === 'navigate' && destination === 'document') {
    event.respondWith(pageAt(address, event));
  } else if (isUnchanging(address)) event.respondWith(file(event));
});

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== pageCache && name !== fileCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is asked for while the worker starts, so that it costs no time.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The network's answer, or else what is kept. */
async function pageAt({ pathname, search }: URL, { request, preloadResponse }: FetchEvent) {
  try {
    const preloaded = await preloadResponse;
    // Without a network Firefox fulfils it with an error instead of rejecting it (GoogleChrome/workbox#3134).
    return preloaded && preloaded.type !== 'error' ? preloaded : await fetch(request);
  } catch {
    const copy = search ? undefined : await copyOf(pathname);
    return copy ?? offlinePage();
  }
}

async function copyOf(path: string): Promise<Response | undefined> {
  const kept = await (await caches.open(pageCache)).match(path, { ignoreVary: true });
  if (!kept || !isFresh(keptAt(kept), Date.now())) return;
  const html = asCopy(await kept.text(), keptAt(kept), createSubmissionId());
  return new Response(html, { headers: kept.headers });
}

const keptAt = ({ headers }: Response) => Number(headers.get(keptAtHeader));

async function offlinePage() {
  const pages = await Promise.all(
    (await keptPages())
      .filter((page) => isFresh(page.keptAt, Date.now()))
      .sort((one, other) => other.keptAt - one.keptAt)
      .map(async ({ path, answer }) => {
        const [, title] = /<title>([^<]*)<\/title>/.exec(await answer.text()) ?? [];
        return { path, title };
      }),
  );
  return new Response(offlinePageHtml(pages), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': offlinePagePolicy,
    },
  });
}

async function keptPages(): Promise<(KeptPage & { answer: Response })[]> {
  const cache = await caches.open(pageCache);
  const pages = (await cache.keys()).map(async (request) => {
    const answer = await cache.match(request, { ignoreVary: true });
    return answer && { path: new URL(request.url).pathname, keptAt: keptAt(answer), answer };
  });
  return (await Promise.all(pages)).filter((page) => page !== undefined);
}

/** A file that never changes: the kept one, or the network's, which is then kept. */
async function file(event: FetchEvent) {
  const { request } = event;
  const cache = await caches.open(fileCache);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  // Without a network the page is told so; a rejection would be an error that nobody caught.
  const answer = await fetch(request).catch(() => Response.error());
  if (answer.status === 200) {
    const copy = answer.clone();
    event.waitUntil(cache.put(request.url, copy).catch(() => {}));
  }
  return answer;
}

/** After a page has come to rest: it and the documents list. What fails, as without a network, is tried with the next page. */
async function keepVisited({ path, files }: Visit) {
  const known = await keptPages();
  const late = (page: string) =>
    !known.some((each) => each.path === page && Date.now() - each.keptAt < pause);
  const unchanging = files.filter((each) => isUnchanging(new URL(each)));
  const pages = new Set([path, hub]);
  await Promise.allSettled([...unchanging.map(keepFile), ...[...pages].filter(late).map(keepPage)]);
  await tidy();
}

/** Keeps a page once all that it needs is kept. */
async function keepPage(path: string) {
  const answer = await fetch(path);
  const html = await answer.text();
  const cache = await caches.open(pageCache);
  if (!isKeepable(new URL(path, location.href), answer) || isNobodyElses(html)) {
    await cache.delete(path, { ignoreVary: true });
    return;
  }
  await Promise.all(assetsOf(html).map(keepFile));
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(keptAtHeader, String(Date.now()));
  await cache.put(path, new Response(html, { headers }));
}

/** From the browser's own cache, as a rule. @throws TypeError when it can't be fetched */
async function keepFile(address: string) {
  const cache = await caches.open(fileCache);
  if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
}

/** Throws away pages that are too old or too many, and files that were of them. */
async function tidy() {
  const pages = await caches.open(pageCache);
  const surplus = surplusOf(await keptPages(), Date.now());
  await Promise.all(surplus.map((path) => pages.delete(path, { ignoreVary: true })));
  const files = await caches.open(fileCache);
  const kept = await files.keys();
  if (kept.length <= manyFiles) return;
  const texts = await Promise.all((await keptPages()).map(({ answer }) => answer.text()));
  const named = new Set(texts.flatMap((html) => [...assetsOf(html), ...picturesOf(html)]));
  for (const request of kept) {
    const { pathname, search } = new URL(request.url);
    if (!named.has(pathname + search)) await files.delete(request, { ignoreVary: true });
  }
}
