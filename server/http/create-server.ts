import { createServer, type RequestListener, type Server } from 'node:http';
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts';
import { serializePipelined } from './serialize-pipelined.ts';

/** The response to CONNECT, since this isn't a proxy (RFC 9110, sections 9.3.6 and 15.5.6). Node would close the connection. */
const connectResponse =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nConnection: close\r\n\r\n';

/**
 * Creates a server that limits slow, silent and too many clients, so that it can respond to the others. Malformed and late
 * requests get 400, 408 or 431 before they reach the listener.
 *
 * @param options.connections maximum number of concurrent connections; more are closed at once. 0 = no limit
 * @param options.limits limits of each connection
 * @param options.dropped called for each connection that is closed because there are too many
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
      // Node only limits silence: a client that reads a byte a minute would hold a response for days.
      const timer = setTimeout(() => response.destroy(), limits.answer);
      response.once('close', () => clearTimeout(timer));
      listener(request, response);
    }),
  );
  server.setTimeout(limits.silence);
  if (connections > 0) server.maxConnections = connections;
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(connectResponse);
  });
  if (dropped) server.on('drop', dropped);
  return server;
}
