import { once } from 'node:events';
import { createServer, request } from 'node:http';

export type Balancer = {
  url: string;
  /** Where requests go, in turn; while there is none, they are answered 502. */
  targets: Set<string>;
  stop: () => Promise<void>;
};

/** Starts a proxy in front of several processes. It tries nothing twice: what breaks is answered 502, as nginx does it for a post. */
export async function startBalancer(): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const targets = [...balancer.targets];
    const target = targets[turn++ % targets.length];
    const fail = () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    };
    if (!target) return fail();
    const { method, url, headers } = incoming;
    const outgoing = request(target + url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.once('error', fail).pipe(answer);
    });
    incoming.pipe(outgoing.once('error', fail));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The balancer has no port');
  const balancer: Balancer = {
    url: `http://127.0.0.1:${address.port}`,
    targets: new Set(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return balancer;
}
