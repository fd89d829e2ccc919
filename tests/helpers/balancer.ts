import { createServer, request } from 'node:http';
import { listen, type TestServer } from './listen.ts';

export type Balancer = TestServer & {
  /** Origins of the processes, which get requests in turn. Without any, the response is 502. */
  targets: Set<string>;
};

/** Starts a proxy in front of several processes. Like nginx for a POST, it never retries: a broken connection becomes a 502. */
export async function startBalancer(): Promise<Balancer> {
  const targets = new Set<string>();
  let turn = 0;
  const server = createServer((incoming, clientResponse) => {
    const target = [...targets][turn++ % targets.size];
    const fail = () => {
      if (clientResponse.headersSent) clientResponse.destroy();
      else clientResponse.writeHead(502).end();
    };
    if (!target) return fail();
    const { method, url, headers } = incoming;
    const outgoing = request(target + url, { method, headers }, (response) => {
      clientResponse.writeHead(response.statusCode ?? 502, response.headers);
      response.once('error', fail).pipe(clientResponse);
    });
    incoming.pipe(outgoing.once('error', fail));
  });
  return { targets, ...(await listen(server)) };
}
