import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Request, RequestHandler } from 'express';
import { sendErrorPage } from './error-page.ts';

/** The longest application that the schema allows, in Bengali, is below. */
const maxBytes = 64 * 1024;

/**
 * So many bytes of a rejected body are read all the same, and thrown away. A client that is cut off while it sends may never
 * see the response (RFC 9112, section 9.6): a letter with a picture pasted into it must be told that it is too long.
 * body-parser would read all of it.
 */
const maxDrainedBytes = 8 * 1024 * 1024;

function rejectLargeBody(request: IncomingMessage, response: ServerResponse) {
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxDrainedBytes) request.destroy();
  });
  sendErrorPage(response, {
    isBodyRead: true,
    status: 413,
    title: 'Too much text',
    advice: 'Please go back, shorten your answers and send the form again.',
  });
}

/**
 * Reads the body into `request.body`. Larger ones are rejected (RFC 9110, section 15.5.14): at once where the length is
 * declared, or else as soon as the chunks exceed the limit. A request whose client has left ends here.
 */
export const readBody: RequestHandler = async (request, response, next) => {
  let size = Number(request.headers['content-length'] ?? 0);
  if (size > maxBytes) return rejectLargeBody(request, response);
  const chunks: Buffer[] = [];
  size = 0;
  try {
    // An iterator that destroys the request would close the connection before the response is sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > maxBytes) return rejectLargeBody(request, response);
      chunks.push(chunk);
    }
  } catch {
    return;
  }
  request.body = Buffer.concat(chunks);
  next();
};

/** The request with its body as a stream again, which is what React Router's adapter reads. */
export function replayBody(request: Request): Request {
  const { app, body, headers, hostname, method, originalUrl, protocol, socket } = request;
  const get = request.get.bind(request);
  const parts = { app, get, headers, hostname, method, originalUrl, protocol, socket };
  return Object.assign(new PassThrough().end(body), parts) as unknown as Request;
}
