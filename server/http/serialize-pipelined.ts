import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A listener that is handed the requests of one connection one after the other. Node hands over all that have come (RFC 9112,
 * section 9.3.2, pipelining), and keeps each answer until its turn: 64 kB of requests for a file made 200 MB of them.
 */
export function serializePipelined(listener: RequestListener): RequestListener {
  /** The answer to the latest request of each. */
  const latest = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const before = latest.get(socket);
    latest.set(socket, response);
    if (!before || before.writableFinished) listener(request, response);
    else {
      before.once('close', () => {
        if (!socket.destroyed) listener(request, response);
      });
    }
  };
}
