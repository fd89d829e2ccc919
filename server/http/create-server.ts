import { createServer, type RequestListener, type Server } from 'node:http';
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts';
import { serializePipelined } from './serialize-pipelined.ts';

/** RFC 9110, section 15.5.6: for a proxy, which this isn't (section 9.3.6). Node would close without a word. */
const noProxy =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nConnection: close\r\n\r\n';

/**
 * A server that slow, silent and too many clients don't keep from answering the others: each is ended in its time, what
 * comes in bad form is answered 400, 408 or 431 before the listener sees it.
 *
 * @param options.connections how many at the same time; more are closed at once. 0 = no limit
 * @param options.limits of each of them
 * @param options.dropped hears of each connection that was closed for being too many
 */
export function createHttpServer(
  listener: RequestListener,
  {
    connections = 0,
    limits = connectionLimits,
    dropped,
  }: { connections?: number; limits?: ConnectionLimits; dropped?: () => void } = {},
): Server {
  const server = createServer(
    {
      headersTimeout: limits.head,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: limits.checkEvery,
      maxHeaderSize: limits.headBytes,
    },
    serializePipelined((request, response) => {
      // Node knows a limit of silence only: a byte a minute would hold an answer for days.
      const timer = setTimeout(() => response.destroy(), limits.answer);
      response.once('close', () => clearTimeout(timer));
      listener(request, response);
    }),
  );
  server.setTimeout(limits.silence);
  if (connections > 0) server.maxConnections = connections;
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(noProxy);
  });
  if (dropped) server.on('drop', dropped);
  return server;
}
