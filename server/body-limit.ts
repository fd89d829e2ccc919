import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerPlainly } from './plain-answer.ts';

/** In bytes. The longest application that the schema allows, in Bengali, is below. */
const bodyLimit = 64 * 1024;

/**
 * Refuses a request whose body is larger than the limit, or of a length that it doesn't tell, before
 * anything of it is read (RFC 9110, sections 15.5.14 and 15.5.12).
 *
 * @returns true when the request has been answered
 */
export function refuseLargeBody(request: IncomingMessage, response: ServerResponse): boolean {
  const told = request.headers['content-length'];
  if (told !== undefined && Number(told) <= bodyLimit) return false;
  if (told === undefined && request.headers['transfer-encoding'] === undefined) return false;
  answerPlainly(
    response,
    told === undefined
      ? {
          status: 411,
          title: 'Length required',
          advice: 'Your browser did not say how much it sends. Please try another one.',
        }
      : {
          status: 413,
          title: 'Too much text',
          advice: 'Please go back, shorten your answers and send the form again.',
        },
  );
  return true;
}
