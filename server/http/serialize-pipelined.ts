import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** More requests than this may not wait on one connection. Browsers and nginx send no request before the last response. */
const maxWaiting = 50;

/**
 * Wraps a listener so that it handles the requests of a connection one after the other, with a turn of the event loop for other
 * connections in between. Node calls it for all pipelined requests (RFC 9112, section 9.3.2) and buffers their responses: 64 kB
 * of requests for a file took 200 MB. A connection with too many waiting requests is closed.
 */
export function serializePipelined(listener: RequestListener): RequestListener {
  /** The response to the latest request of each connection, and the number of requests that wait. */
  const connections = new WeakMap<Socket, { latest: ServerResponse; waiting: number }>();
  return (request, response) => {
    const { socket } = request;
    // Node goes on with the requests that it has already received from a closed connection.
    if (socket.destroyed) return;
    const connection = connections.get(socket);
    if (!connection) {
      connections.set(socket, { latest: response, waiting: 0 });
      listener(request, response);
      return;
    }
    const previous = connection.latest;
    connection.latest = response;
    if (previous.closed) {
      listener(request, response);
      return;
    }
    connection.waiting += 1;
    if (connection.waiting > maxWaiting) {
      socket.destroy();
      return;
    }
    previous.once('close', () => {
      setImmediate(() => {
        connection.waiting -= 1;
        if (!socket.destroyed) listener(request, response);
      });
    });
  };
}
