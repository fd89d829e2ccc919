import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Wraps a listener so that it handles the requests of a connection one after the other. Node calls it for all pipelined
 * requests (RFC 9112, section 9.3.2) and buffers their responses: 64 kB of requests for a file took 200 MB.
 */
export function serializePipelined(listener: RequestListener): RequestListener {
  /** The response to the latest request of each connection. */
  const latestResponses = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const previous = latestResponses.get(socket);
    latestResponses.set(socket, response);
    if (!previous || previous.writableFinished) listener(request, response);
    else {
      previous.once('close', () => {
        if (!socket.destroyed) listener(request, response);
      });
    }
  };
}
