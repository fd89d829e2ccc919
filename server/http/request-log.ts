import type { RequestHandler } from 'express';
import type { Log } from '#common/log.ts';

/** Logs one line for each request when its response ends: method, path without query, status, milliseconds. */
export const requestLog =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    const { method } = request;
    response.once('close', () => {
      const status = response.statusCode;
      const entry = {
        method,
        path: request.originalUrl.split('?')[0],
        status,
        milliseconds: Math.round(performance.now() - startedAt),
        ...(!response.writableFinished && { aborted: true }),
      };
      if (response.locals.isRefused) log.warn(entry, 'page refused: too many wait');
      else if (status >= 500) log.error(entry, 'request failed');
      else if (status === 404) log.warn(entry, 'page not found');
      else if (/^\/(assets|illustrations)\//.test(entry.path ?? '')) log.debug(entry, 'request');
      else log.info(entry, 'request');
    });
    next();
  };
