import { prefersReducedData } from '#app/browser/prefers-reduced-data.ts';
import { createSubmissionId } from '#domain/submissions/submission-id.ts';
import {
  type CachedPage,
  createOfflineCopy,
  findAssetPaths,
  findIllustrationPaths,
  hasNoindex,
  isCacheable,
  isFresh,
  isImmutable,
  listPathsToEvict,
} from './cached-page.ts';
import { offlinePageCsp, renderOfflinePage } from './offline-page.ts';
import { isPageVisitMessage, type PageVisitMessage } from './page-visit-message.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

// Keeps visited pages readable without a network (docs/offline.md). It is the same whatever the
// build: it knows no file by name, and what it keeps never changes. So it may take over open pages at once.
const worker = globalThis as unknown as WorkerScope;

/** Another number, and what was kept in another way is thrown away. */
const [pageCache, fileCache] = ['pages-1', 'files-1'];
/** When a page was kept, in milliseconds since 1970. */
const cachedAtHeader = 'x-kept-at';
/** The documents list: kept with the first page that is visited. */
const documentsListPath = '/apply';
/** A page that was kept so long ago, in milliseconds, is fetched again when it is visited. */
const refreshAfterMs = 60 * 60 * 1000;
/** So many files are kept before those that no kept page names are thrown away. */
const maxCachedFiles = 400;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(activateWorker()));

worker.addEventListener('message', (event) => {
  if (isPageVisitMessage(event.data) && !prefersReducedData())
    event.waitUntil(cacheVisitedPage(event.data));
});

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, destination } = event.request;
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== location.origin) return;
  // A page that is fetched ahead (rendering/speculation-rules.ts) may never be opened.
  if (event.request.headers.has('Sec-Purpose')) return;
  if (mode === 'navigate' && destination === 'document') {
    event.respondWith(fetchPage(address, event));
  } else if (isImmutable(address)) event.respondWith(fetchFile(event));
});

async function activateWorker() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== pageCache && name !== fileCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is asked for while the worker starts, so that it costs no time.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The network's answer, or else what is kept. */
async function fetchPage({ pathname, search }: URL, { request, preloadResponse }: FetchEvent) {
  try {
    const preloaded = await preloadResponse;
    // Without a network Firefox fulfils it with an error instead of rejecting it (GoogleChrome/workbox#3134).
    return preloaded && preloaded.type !== 'error' ? preloaded : await fetch(request);
  } catch {
    const copy = search ? undefined : await getOfflineCopy(pathname);
    return copy ?? createOfflineResponse();
  }
}

async function getOfflineCopy(path: string): Promise<Response | undefined> {
  const kept = await (await caches.open(pageCache)).match(path, { ignoreVary: true });
  if (!kept || !isFresh(getCachedAt(kept), Date.now())) return;
  const html = createOfflineCopy(await kept.text(), getCachedAt(kept), createSubmissionId());
  return new Response(html, { headers: kept.headers });
}

const getCachedAt = ({ headers }: Response) => Number(headers.get(cachedAtHeader));

async function createOfflineResponse() {
  const pages = await Promise.all(
    (await listCachedPages())
      .filter((page) => isFresh(page.cachedAt, Date.now()))
      .sort((one, other) => other.cachedAt - one.cachedAt)
      .map(async ({ path, answer }) => {
        const [, title] = /<title>([^<]*)<\/title>/.exec(await answer.text()) ?? [];
        return { path, title };
      }),
  );
  return new Response(renderOfflinePage(pages), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': offlinePageCsp,
    },
  });
}

async function listCachedPages(): Promise<(CachedPage & { answer: Response })[]> {
  const cache = await caches.open(pageCache);
  const pages = (await cache.keys()).map(async (request) => {
    const answer = await cache.match(request, { ignoreVary: true });
    return answer && { path: new URL(request.url).pathname, cachedAt: getCachedAt(answer), answer };
  });
  return (await Promise.all(pages)).filter((page) => page !== undefined);
}

/** A file that never changes: the kept one, or the network's, which is then kept. */
async function fetchFile(event: FetchEvent) {
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
async function cacheVisitedPage({ path, files }: PageVisitMessage) {
  const known = await listCachedPages();
  const late = (page: string) =>
    !known.some((each) => each.path === page && Date.now() - each.cachedAt < refreshAfterMs);
  const unchanging = files.filter((each) => isImmutable(new URL(each)));
  const pages = new Set([path, documentsListPath]);
  await Promise.allSettled([
    ...unchanging.map(cacheFile),
    ...[...pages].filter(late).map(cachePage),
  ]);
  await evictStaleEntries();
}

/** Keeps a page once all that it needs is kept. */
async function cachePage(path: string) {
  const answer = await fetch(path);
  const html = await answer.text();
  const cache = await caches.open(pageCache);
  if (!isCacheable(new URL(path, location.href), answer) || hasNoindex(html)) {
    await cache.delete(path, { ignoreVary: true });
    return;
  }
  await Promise.all(findAssetPaths(html).map(cacheFile));
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(cachedAtHeader, String(Date.now()));
  await cache.put(path, new Response(html, { headers }));
}

/** From the browser's own cache, as a rule. @throws TypeError when it can't be fetched */
async function cacheFile(address: string) {
  const cache = await caches.open(fileCache);
  if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
}

/** Throws away pages that are too old or too many, and files that were of them. */
async function evictStaleEntries() {
  const pages = await caches.open(pageCache);
  const surplus = listPathsToEvict(await listCachedPages(), Date.now());
  await Promise.all(surplus.map((path) => pages.delete(path, { ignoreVary: true })));
  const files = await caches.open(fileCache);
  const kept = await files.keys();
  if (kept.length <= maxCachedFiles) return;
  const texts = await Promise.all((await listCachedPages()).map(({ answer }) => answer.text()));
  const named = new Set(
    texts.flatMap((html) => [...findAssetPaths(html), ...findIllustrationPaths(html)]),
  );
  for (const request of kept) {
    const { pathname, search } = new URL(request.url);
    if (!named.has(pathname + search)) await files.delete(request, { ignoreVary: true });
  }
}
