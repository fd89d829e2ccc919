import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { getErrorTexts, sendErrorPage } from './error-page.ts';

/** The longest application that the form allows, in Bengali, is smaller. */
const maxBytes = 64 * 1024;

/**
 * The number of bytes of a rejected body that are read and discarded. A client whose connection is closed while it sends may
 * never see the response (RFC 9112, section 9.6), and a visitor who pasted a picture into a letter must learn that it is too
 * long. body-parser would read the entire body.
 */
const maxDrainedBytes = 8 * 1024 * 1024;

function rejectLargeBody(request: IncomingMessage, response: ServerResponse) {
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxDrainedBytes) request.destroy();
  });
  sendErrorPage(request, response, {
    isBodyRead: true,
    status: 413,
    ...getErrorTexts(request).tooMuchText,
  });
}

/**
 * Reads the body into `request.body`. A body that is too large is rejected (RFC 9110, section 15.5.14): at once if its length
 * is declared, else as soon as the chunks exceed the limit. If the client disconnects, `next` isn't called.
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
