import { createServer, request } from 'node:http';
import { listen, type TestServer } from './listen.ts';

export type Balancer = TestServer & {
  /** Where requests go, in turn; while there is none, they are answered 502. */
  targets: Set<string>;
};

/** Starts a proxy in front of several processes. It tries nothing twice: what breaks is answered 502, as nginx does it for a post. */
export async function startBalancer(): Promise<Balancer> {
  const targets = new Set<string>();
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const target = [...targets][turn++ % targets.size];
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
  return { targets, ...(await listen(server)) };
}
