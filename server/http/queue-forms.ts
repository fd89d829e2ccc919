import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import PQueue from 'p-queue';

/**
 * Starts one form in each turn of the event loop, in the order of arrival, so that a request for a page waits for one form and
 * not for all that arrive at the same time.
 */
export function queueForms(): RequestHandler {
  const queue = new PQueue({ concurrency: 1 });
  return async (_request, _response, next) => {
    await queue.add(() => setImmediate());
    next();
  };
}
