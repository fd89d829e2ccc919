import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import PQueue from 'p-queue';
import { getErrorTexts, sendErrorPage } from './error-page.ts';
import type { RenderQueue } from './render-queue.ts';

/** How long a page may wait until it begins, in milliseconds. */
const maxWaitMs = 3000;

/** How many pages are refused in a turn of the event loop, so that pages and new connections get their turns. */
const refusalsPerTurn = 5;

/** When a refused visitor should try again, in seconds. */
const retryAfter = 30;

/**
 * Begins pages in the order of arrival, as many at the same time as the queue allows. If too many wait, or one waits too long,
 * it is refused with a short page and status 503. The place of a client that has gone is free at once. Only pages wait here:
 * a form that was sent is stored first, and what it then shows is never refused.
 *
 * @param exceptions beginnings of the paths of responses that aren't rendered
 */
export function queuePages(queue: RenderQueue, exceptions: readonly string[]): RequestHandler {
  const refusals = new PQueue({ concurrency: refusalsPerTurn });
  return async (request, response, next) => {
    const { path } = request;
    if (exceptions.some((exception) => path.startsWith(exception))) return next();
    const kind = path.endsWith('/received') ? 'confirmation' : 'page';
    const waiting = new AbortController();
    const stopWaiting = () => waiting.abort();
    const timer = setTimeout(stopWaiting, maxWaitMs);
    response.once('close', stopWaiting);
    try {
      if (queue.isFull(kind)) stopWaiting();
      // Rendering waits for its own place.
      await queue.begin(kind, waiting.signal);
    } catch {
      await refusals.add(() => setImmediate());
      if (response.destroyed) return;
      // Not a fault: see request-log.ts.
      response.locals.isRefused = true;
      sendErrorPage(request, response, {
        isBodyRead: true,
        status: 503,
        ...getErrorTexts(request).busy,
        headers: { 'Retry-After': String(retryAfter) },
      });
      return;
    } finally {
      clearTimeout(timer);
      response.off('close', stopWaiting);
    }
    next();
  };
}
