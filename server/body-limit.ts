import type { IncomingMessage, ServerResponse } from 'node:http';

/** In bytes. The longest application that the schema allows, in Bengali, is well below. */
export const bodyLimit = 64 * 1024;

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
  const [status, title, advice] =
    told === undefined
      ? [
          411,
          'Length required',
          'Your browser did not say how much it sends. Please try another one.',
        ]
      : [413, 'Too much text', 'Please go back, shorten your answers and send the form again.'];
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', Connection: 'close' });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${advice}</p>`,
  );
  return true;
}
