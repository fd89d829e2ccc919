import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';

/**
 * Serves the client build: prerendered pages, their data, and assets, each with its brotli or gzip file
 * beside it and an ETag.
 *
 * @param folder the client build
 * @param options.policyOf the Content-Security-Policy of a page, from its HTML
 * @param options.isUnchanging whether what an address leads to never changes, so that browsers may keep it for
 *   good; they ask for the rest again
 */
export function serveStaticFiles(
  folder: string,
  {
    policyOf,
    isUnchanging,
  }: { policyOf: (html: string) => string; isUnchanging: (address: string) => boolean },
): RequestHandler {
  const policies = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = `/${file.split(sep).join('/')}`.replace(/\/?index\.html$/, '') || '/';
    policies.set(page, policyOf(readFileSync(join(folder, file), 'utf8')));
  }
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const policy = policies.get(path);
      if (policy) response.setHeader('Content-Security-Policy', policy);
      response.setHeader(
        'Cache-Control',
        isUnchanging(response.req.url ?? path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}
