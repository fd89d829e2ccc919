import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';

/**
 * Serves the client build: prerendered pages, their data, and assets, each with its brotli or gzip file
 * beside it and an ETag. Assets have their hash in the name and never change; the rest is asked for again.
 *
 * @param folder the client build
 * @param policyOf the Content-Security-Policy of a page, from its HTML
 */
export function serveStaticFiles(
  folder: string,
  policyOf: (html: string) => string,
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
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}
