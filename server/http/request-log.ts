import type { RequestHandler } from 'express';
import type { Log } from '../observability/log.ts';

/** Logs one line a request, when its response is complete: method, path without its query, status, milliseconds. */
export const requestLog =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    const { method } = request;
    response.once('close', () => {
      const status = response.statusCode;
      const line = {
        method,
        path: request.originalUrl.split('?')[0],
        status,
        milliseconds: Math.round(performance.now() - startedAt),
        ...(!response.writableFinished && { aborted: true }),
      };
      if (status >= 500) log.error(line, 'request failed');
      else if (status === 404) log.warn(line, 'page not found');
      else if (/^\/(assets|illustrations)\//.test(line.path ?? '')) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
