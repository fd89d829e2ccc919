import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';

/** One line a request, once it is answered: method, path without its query, status, milliseconds. */
export function logRequests(log: Log, request: IncomingMessage, response: ServerResponse) {
  const startedAt = performance.now();
  const { method } = request;
  response.once('close', () => {
    const status = response.statusCode;
    const line = {
      method,
      path: request.url?.split('?')[0],
      status,
      milliseconds: Math.round(performance.now() - startedAt),
      ...(!response.writableFinished && { aborted: true }),
    };
    if (status >= 500) log.error(line, 'request failed');
    else if (status === 404) log.warn(line, 'page not found');
    else if (/^\/(assets|illustrations)\//.test(line.path ?? '')) log.debug(line, 'request');
    else log.info(line, 'request');
  });
}
