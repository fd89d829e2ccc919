import type { ErrorRequestHandler } from 'express';
import type { Log } from '#common/log.ts';
import { getErrorTexts, sendErrorPage } from './error-page.ts';

/**
 * Logs errors of any middleware, and responds with 500 if the headers aren't sent yet. If the client has disconnected, for
 * instance while it sent a form, there is neither a log line nor a response.
 */
export const catchErrors =
  (log: Pick<Log, 'error'>): ErrorRequestHandler =>
  // Express recognises an error handler by its four parameters.
  (error, request, response, _next) => {
    if (request.socket.destroyed) return;
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    log.error({ path: request.path, name, message, stack }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendErrorPage(request, response, { status: 500, ...getErrorTexts(request).failed });
  };
