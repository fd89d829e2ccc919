import { createServer, request } from 'node:http';
import { listen, type TestServer } from './listen.ts';

export type ScriptHoldingProxy = TestServer & {
  /** Lets the held scripts through, and all later ones. */
  release: () => void;
};

/**
 * Starts a proxy that holds back the scripts of the site until it is told to release them, as a slow network does, in any
 * browser. The entry module isn't held, since the page's `load` event waits for it.
 */
export async function startScriptHoldingProxy(siteUrl: string): Promise<ScriptHoldingProxy> {
  const gate = Promise.withResolvers<void>();
  const server = createServer(async ({ method, url = '/', headers }, response) => {
    const isScript = /\/assets\/(?!entry\.client)[^/]+\.js$/.test(url);
    if (isScript) await gate.promise;
    const fail = () => response.destroy();
    request(siteUrl + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once('error', fail).pipe(response);
    })
      .once('error', fail)
      .end();
  });
  return { ...(await listen(server)), release: () => gate.resolve() };
}
