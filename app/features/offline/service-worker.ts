import { prefersReducedData } from '#app/browser/prefers-reduced-data.ts';
import { getLanguage, type Language, localisePath } from '#content/language.ts';
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

// Makes visited pages available without a network (docs/offline.md). The script contains no file names of a build, so it is the
// same for every build, and the files that it caches never change. A new worker may therefore control open pages at once.
const worker = globalThis as unknown as WorkerScope;

/** The names of the caches. A changed format needs a new number: activation deletes caches with other names. */
const [pageCache, fileCache] = ['pages-1', 'files-1'];
/** The header that holds when a page was cached, in milliseconds since 1970. */
const cachedAtHeader = 'x-kept-at';
/** The page with the list of documents. It is cached with the first visited page. */
const documentsListPath = '/apply';
/** A visited page is cached again when its copy is older than this, in milliseconds. */
const refreshAfterMs = 60 * 60 * 1000;
/** Above this number of files, those that no cached page uses are deleted. */
const maxCachedFiles = 400;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(activateWorker()));

worker.addEventListener('message', (event) => {
  if (isPageVisitMessage(event.data) && !prefersReducedData())
    event.waitUntil(cacheVisitedPage(event.data));
});

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, destination } = event.request;
  const target = new URL(url);
  if (method !== 'GET' || target.origin !== location.origin) return;
  // A prefetched page (rendering/speculation-rules.ts) may never be opened.
  if (event.request.headers.has('Sec-Purpose')) return;
  if (mode === 'navigate' && destination === 'document') {
    event.respondWith(fetchPage(target, event));
  } else if (isImmutable(target)) event.respondWith(fetchFile(event));
});

async function activateWorker() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== pageCache && name !== fileCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The browser requests the page while the worker starts, so that the worker causes no delay.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Returns the response from the network. Without a network, it returns the cached copy or the offline page. */
async function fetchPage({ pathname, search }: URL, { request, preloadResponse }: FetchEvent) {
  try {
    const preloaded = await preloadResponse;
    // Without a network, Firefox fulfils `preloadResponse` with an error response instead of rejecting it
    // (GoogleChrome/workbox#3134).
    return preloaded && preloaded.type !== 'error' ? preloaded : await fetch(request);
  } catch {
    const copy = search && !isCountryPath(pathname) ? undefined : await getOfflineCopy(pathname);
    return copy ?? createOfflineResponse(getLanguage(pathname));
  }
}

/** A country's copy is shown for an address with a sentence, too. It only lacks the answer. */
const isCountryPath = (path: string) => /^(?:\/bn)?\/destinations\/[\w-]+$/.test(path);

async function getOfflineCopy(path: string): Promise<Response | undefined> {
  const cached = await (await caches.open(pageCache)).match(path, { ignoreVary: true });
  if (!cached || !isFresh(getCachedAt(cached), Date.now())) return;
  const language = getLanguage(path);
  const html = createOfflineCopy(
    await cached.text(),
    getCachedAt(cached),
    createSubmissionId(),
    language,
  );
  return new Response(html, { headers: cached.headers });
}

const getCachedAt = ({ headers }: Response) => Number(headers.get(cachedAtHeader));

async function createOfflineResponse(language: Language) {
  const pages = await Promise.all(
    (await listCachedPages())
      .filter((page) => isFresh(page.cachedAt, Date.now()))
      .sort((one, other) => other.cachedAt - one.cachedAt)
      .map(async ({ path, response }) => {
        const [, title] = /<title>([^<]*)<\/title>/.exec(await response.text()) ?? [];
        return { path, title };
      }),
  );
  return new Response(renderOfflinePage(pages, language), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': offlinePageCsp,
    },
  });
}

async function listCachedPages(): Promise<(CachedPage & { response: Response })[]> {
  const cache = await caches.open(pageCache);
  const pages = (await cache.keys()).map(async (request) => {
    const response = await cache.match(request, { ignoreVary: true });
    return (
      response && { path: new URL(request.url).pathname, cachedAt: getCachedAt(response), response }
    );
  });
  return (await Promise.all(pages)).filter((page) => page !== undefined);
}

/** Returns an immutable file from the cache, or fetches and caches it. */
async function fetchFile(event: FetchEvent) {
  const { request } = event;
  const cache = await caches.open(fileCache);
  const cached = await cache.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  // Without a network the page gets an error response. A rejection would be an uncaught error.
  const response = await fetch(request).catch(() => Response.error());
  if (response.status === 200) {
    const copy = response.clone();
    event.waitUntil(cache.put(request.url, copy).catch(() => {}));
  }
  return response;
}

/**
 * Caches a visited page with its files, and the list of documents. A failed fetch, as without a network, is
 * repeated at the next page visit.
 */
async function cacheVisitedPage({ path, files }: PageVisitMessage) {
  const cachedPages = await listCachedPages();
  const needsRefresh = (page: string) =>
    !cachedPages.some((each) => each.path === page && Date.now() - each.cachedAt < refreshAfterMs);
  const immutableFiles = files.filter((each) => isImmutable(new URL(each)));
  const pages = new Set([path, localisePath(documentsListPath, getLanguage(path))]);
  await Promise.allSettled([
    ...immutableFiles.map(cacheFile),
    ...[...pages].filter(needsRefresh).map(cachePage),
  ]);
  await evictStaleEntries();
}

/** Caches a page, but only after the files that it needs, so that a cached page is always complete. */
async function cachePage(path: string) {
  const response = await fetch(path);
  const html = await response.text();
  const cache = await caches.open(pageCache);
  if (!isCacheable(new URL(path, location.href), response) || hasNoindex(html)) {
    await cache.delete(path, { ignoreVary: true });
    return;
  }
  await Promise.all(findAssetPaths(html).map(cacheFile));
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(cachedAtHeader, String(Date.now()));
  await cache.put(path, new Response(html, { headers }));
}

/**
 * Caches a file, which usually comes from the browser's own HTTP cache.
 *
 * @throws TypeError when it can't be fetched
 */
async function cacheFile(url: string) {
  const cache = await caches.open(fileCache);
  if (!(await cache.match(url, { ignoreVary: true }))) await cache.add(url);
}

/** Deletes pages that are too old or too many. Above the limit of files, it deletes those that no cached page uses. */
async function evictStaleEntries() {
  const pages = await caches.open(pageCache);
  const surplus = listPathsToEvict(await listCachedPages(), Date.now());
  await Promise.all(surplus.map((path) => pages.delete(path, { ignoreVary: true })));
  const files = await caches.open(fileCache);
  const requests = await files.keys();
  if (requests.length <= maxCachedFiles) return;
  const texts = await Promise.all((await listCachedPages()).map(({ response }) => response.text()));
  const usedPaths = new Set(
    texts.flatMap((html) => [...findAssetPaths(html), ...findIllustrationPaths(html)]),
  );
  for (const request of requests) {
    const { pathname, search } = new URL(request.url);
    if (!usedPaths.has(pathname + search)) await files.delete(request, { ignoreVary: true });
  }
}
