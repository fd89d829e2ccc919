import { createServer, request } from 'node:http';
import { listen, type TestServer } from './listen.ts';

export type ScriptHoldingProxy = TestServer & {
  /** Holds back all scripts that are requested from now on. */
  hold: () => void;
  /** Lets the held scripts through, and all later ones. */
  release: () => void;
};

/**
 * Starts a proxy that can hold back the scripts of the site, as a slow network does, in any browser. The entry module isn't
 * held, since the page's `load` event waits for it. Browsers don't cache the scripts, so that each page requests them again.
 */
export async function startScriptHoldingProxy(siteUrl: string): Promise<ScriptHoldingProxy> {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const server = createServer(async ({ method, url = '/', headers }, response) => {
    const isScript = /\/assets\/(?!entry\.client)[^/]+\.js$/.test(url);
    if (isScript) await gate.promise;
    const fail = () => response.destroy();
    request(siteUrl + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...(isScript && { 'cache-control': 'no-store' }),
      });
      answer.once('error', fail).pipe(response);
    })
      .once('error', fail)
      .end();
  });
  return {
    ...(await listen(server)),
    hold() {
      gate = Promise.withResolvers();
    },
    release: () => gate.resolve(),
  };
}
