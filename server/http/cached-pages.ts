import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { createRequestHandler, RouterContextProvider } from 'react-router';
import { toCachedBlogPath } from '#app/features/blog/cached-blog-path.server.ts';
import { cacheTtlMs, isCachedPath } from '#app/paths/cached-paths.ts';
import type { ContentService } from '#blog/content-service.ts';
import { createPageDeadline } from '#blog/deadline.server.ts';
import { createDependencyTracker } from '#blog/dependency-tracker.server.ts';
import { toDhakaDay } from '#common/dhaka-time.ts';
import type { Language } from '#content/language.ts';
import { type CachedResponse, createCachedResponse } from './cached-response.ts';
import type { RenderQueue } from './render-queue.ts';

type CachedPage = {
  send: CachedResponse;
  /** Length of the HTML, in characters. */
  size: number;
  /** Whether it may be sent again. The page of an invented address isn't kept, so that it evicts no other. */
  isReusable: boolean;
  isCurrent: (deadline: AbortSignal) => Promise<boolean>;
};

type Rendering = { path: string; headers: Record<string, string>; deadline: AbortSignal };

/** Pages depend on the day in Dhaka: the blog names the next events, and every footer the year. */
const getDay = () => toDhakaDay(new Date().toISOString());

const maxPages = 500;
/** Maximum length of all pages together, in characters. The compressed forms aren't counted; they take a third more. */
const maxSize = 50_000_000;
/** Lower than for prerendered pages: for a page that is soon rendered again, higher quality isn't worth 100 ms. */
const brotliQuality = 6;

/**
 * Caches rendered pages that are the same for every visitor: those of the blog as long as their posts are unchanged, at most
 * until midnight in Dhaka, others for some seconds (`app/paths/cached-paths.ts`). Concurrent requests for a page share one
 * rendering. Other requests, and pages that the queue refuses or whose rendering fails, are passed to `next`, which sends the
 * refusal or logs the failure.
 *
 * @param options.createContext creates the context for loaders, with the deadline of the page
 * @param options.render React Router's request handler
 * @param options.queue the queue in which pages wait until they begin
 */
export function cachedPages({
  contentServices,
  createContext,
  render,
  queue,
}: {
  contentServices: Record<Language, ContentService>;
  createContext: (
    posts: Record<Language, ContentService>,
    deadline: AbortSignal,
  ) => RouterContextProvider;
  render: ReturnType<typeof createRequestHandler>;
  queue: RenderQueue;
}): RequestHandler {
  const cache = new LRUCache<string, CachedPage, Rendering>({
    max: maxPages,
    maxSize,
    sizeCalculation: ({ size }) => size,
    fetchMethod: (_key, _stale, { context }) => renderPage(context),
  });

  async function renderPage({ path, headers, deadline }: Rendering): Promise<CachedPage> {
    if (queue.isFull('page')) throw new Error('Too many pages wait');
    // Without time left, as after a check that took all of it, the page at once says that the posts can't be loaded.
    if (!deadline.aborted) await queue.begin('page', deadline);
    const posts = createDependencyTracker(contentServices);
    const day = getDay();
    const expiresAt = isCachedPath(path) ? Date.now() + cacheTtlMs : Number.POSITIVE_INFINITY;
    const request = new Request(`http://localhost${path}`, { headers });
    const rendered = await render(request, createContext(posts.services, deadline));
    const { status } = rendered;
    const html = await rendered.text();
    const isReusable = status === 200 && posts.isComplete();
    return {
      send: createCachedResponse(html, Object.fromEntries(rendered.headers), {
        status,
        brotliQuality,
      }),
      size: html.length + 1,
      isReusable,
      isCurrent: async (signal) =>
        isReusable && day === getDay() && Date.now() < expiresAt && (await posts.isCurrent(signal)),
    };
  }

  async function getPage(key: string, rendering: Rendering): Promise<CachedPage> {
    const cached = cache.get(key);
    if (cached && (await cached.isCurrent(rendering.deadline))) return cached;
    const page = await cache.forceFetch(key, { forceRefresh: true, context: rendering });
    if (!page.isReusable && cache.peek(key) === page) cache.delete(key);
    return page;
  }

  return async (request, response, next) => {
    const path =
      toCachedBlogPath(request.url) ?? (isCachedPath(request.url) ? request.url : undefined);
    if (path === undefined) return next();
    // Pages may differ in a frame (`app/features/embeds/is-iframe-request.server.ts`).
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
