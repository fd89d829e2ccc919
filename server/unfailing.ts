import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import { answerPlainly } from './plain-answer.ts';

/**
 * What answers requests, made so that an error in one of them doesn't end the process: it is logged and answered with 500,
 * where it still can be. When the client has left, as amid sending a form, there is neither.
 */
export function unfailing(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  log: Pick<Log, 'error'>,
): RequestListener {
  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (request.socket.destroyed) return;
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      const path = request.url?.split('?')[0];
      log.error({ path, name, message, stack }, 'request failed');
      if (response.headersSent) response.destroy();
      else {
        answerPlainly(response, {
          status: 500,
          title: 'Something went wrong',
          advice: 'Please try again in a minute.',
        });
      }
    }
  };
}
