import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { createRequestHandler, RouterContextProvider } from 'react-router';
import { getCopyrightYear } from '#app/components/layout/footer/copyright-year.ts';
import { toCachedBlogPath } from '#app/features/blog/cached-blog-path.server.ts';
import { cacheTtlMs, isCachedPath } from '#app/paths/cached-paths.ts';
import type { ContentService } from '#blog/content-service.ts';
import { createPageDeadline } from '#blog/deadline.server.ts';
import { createDependencyTracker } from '#blog/dependency-tracker.server.ts';
import { type CachedResponse, createCachedResponse } from './cached-response.ts';

type CachedPage = {
  send: CachedResponse;
  /** In characters. */
  size: number;
  isCurrent: (deadline: AbortSignal) => Promise<boolean>;
};

type Rendering = { path: string; headers: Record<string, string>; deadline: AbortSignal };

const maxPages = 500;
/** In characters, compressed forms left out: they come to a third more. */
const maxSize = 50_000_000;
/** As for pages that are rendered for each visitor: one that is cached for minutes isn't worth a tenth of a second. */
const brotliQuality = 6;

/**
 * Caches rendered pages that are the same for every visitor: those of the blog as long as the posts that they were made of
 * stay the same, our own for some seconds (`app/paths/cached-paths.ts`). Requests for a page that is being rendered share the
 * rendering. Other requests, and pages that can't be rendered, are left to `next`, which logs why.
 *
 * @param options.contextWith what loaders get, for a page's deadline
 * @param options.render React Router's handler
 */
export function cachedPages({
  contentService,
  contextWith,
  render,
}: {
  contentService: ContentService;
  contextWith: (posts: ContentService, deadline: AbortSignal) => RouterContextProvider;
  render: ReturnType<typeof createRequestHandler>;
}): RequestHandler {
  const cache = new LRUCache<string, CachedPage, Rendering>({
    max: maxPages,
    maxSize,
    sizeCalculation: ({ size }) => size,
    fetchMethod: (_key, _stale, { context }) => renderPage(context),
  });

  async function renderPage({ path, headers, deadline }: Rendering): Promise<CachedPage> {
    const posts = createDependencyTracker(contentService);
    const year = getCopyrightYear();
    const until = isCachedPath(path) ? Date.now() + cacheTtlMs : Number.POSITIVE_INFINITY;
    const request = new Request(`http://localhost${path}`, { headers });
    const rendered = await render(request, contextWith(posts.service, deadline));
    const { status } = rendered;
    const html = await rendered.text();
    const isReusable = status === 200 && posts.isComplete();
    return {
      send: createCachedResponse(html, Object.fromEntries(rendered.headers), {
        status,
        brotliQuality,
      }),
      size: html.length + 1,
      isCurrent: async (time) =>
        isReusable &&
        year === getCopyrightYear() &&
        Date.now() < until &&
        (await posts.isCurrent(time)),
    };
  }

  async function getPage(key: string, rendering: Rendering): Promise<CachedPage> {
    const cached = cache.get(key);
    if (cached && (await cached.isCurrent(rendering.deadline))) return cached;
    return cache.forceFetch(key, { forceRefresh: true, context: rendering });
  }

  return async (request, response, next) => {
    const path =
      toCachedBlogPath(request.url) ?? (isCachedPath(request.url) ? request.url : undefined);
    if (path === undefined) return next();
    // What a page says in a frame may differ (`app/features/embeds/is-iframe-request.server.ts`).
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
    const headers: Record<string, string> = isFramed ? { 'Sec-Fetch-Dest': 'iframe' } : {};
    const key = `${path} ${isFramed}`;
    const page = await getPage(key, { path, headers, deadline: createPageDeadline() }).catch(
      () => null,
    );
    if (page) await page.send(request, response);
    else next();
  };
}
