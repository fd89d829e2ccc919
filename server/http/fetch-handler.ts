import type { Request as ExpressRequest, RequestHandler } from 'express';

/** Creates the platform's request from Express's, whose body `readBody` has read. */
function createFetchRequest(request: ExpressRequest, signal: AbortSignal): Request {
  const headers = Object.entries(request.headers).flatMap(([name, values = []]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  return new Request(`http://${request.headers.host}${request.originalUrl}`, {
    method: request.method,
    headers,
    body: request.body,
    signal,
  });
}

/**
 * Responds to requests with a body by a handler of the Fetch API, since React Router's adapter for Express reads the body from the
 * connection, where `readBody` has already read it.
 *
 * @param handle receives the request, which is aborted when the client disconnects, and Express's own
 */
export const fetchHandler =
  (
    handle: (request: Request, expressRequest: ExpressRequest) => Promise<Response>,
  ): RequestHandler =>
  async (request, response) => {
    const abortion = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) abortion.abort();
    });
    const handled = await handle(createFetchRequest(request, abortion.signal), request);
    response.status(handled.status);
    for (const [name, value] of handled.headers) response.append(name, value);
    response.end(Buffer.from(await handled.arrayBuffer()));
  };
