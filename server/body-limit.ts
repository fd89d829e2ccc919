import { IncomingMessage, type ServerResponse } from 'node:http';
import { answerPlainly } from './plain-answer.ts';

/** In bytes. The longest application that the schema allows, in Bengali, is below. */
const bodyLimit = 64 * 1024;

/**
 * In bytes; so much of what is refused is read all the same, and thrown away. Who is cut off amid sending may never see the
 * answer (RFC 9112, section 9.6): a letter with a picture pasted into it must be told that it is too long.
 */
const drainLimit = 8 * 1024 * 1024;

function refuse(request: IncomingMessage, response: ServerResponse) {
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > drainLimit) request.destroy();
  });
  answerPlainly(response, {
    isBodyRead: true,
    status: 413,
    title: 'Too much text',
    advice: 'Please go back, shorten your answers and send the form again.',
  });
}

/**
 * Refuses a request that says that its body is larger than the limit (RFC 9110, section 15.5.14).
 *
 * @returns true when the request has been answered
 */
export function refuseLargeBody(request: IncomingMessage, response: ServerResponse): boolean {
  if (Number(request.headers['content-length'] ?? 0) <= bodyLimit) return false;
  refuse(request, response);
  return true;
}

/**
 * Reads a body whose length nobody told, as a proxy forwards it in chunks (RFC 9112, section 7.1), up to the limit: only
 * then is it known whether it is too large, and before the page reads it there is still an answer to give.
 *
 * @returns the request with its body to be read again; undefined when it has been answered, or its sender is gone
 */
export async function readChunkedBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<IncomingMessage | undefined> {
  if (request.headers['transfer-encoding'] === undefined) return request;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Left unfinished, it would close the connection before the answer is sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > bodyLimit) {
        refuse(request, response);
        return;
      }
      chunks.push(chunk);
    }
  } catch {
    return;
  }
  return withBody(request, Buffer.concat(chunks));
}

/** What has been read can't be put back into a stream that has ended. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion } = request;
  Object.assign(copy, { method, url, headers, rawHeaders, httpVersion, complete: true });
  copy.push(body);
  copy.push(null);
  return copy;
}
