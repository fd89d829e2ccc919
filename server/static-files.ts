import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, sep } from 'node:path';
import sirv from 'sirv';

/**
 * Serves the client build: prerendered pages, their data, and assets, each with its brotli or gzip file
 * beside it and an ETag. Assets have their hash in the name and never change; the rest is asked for again.
 *
 * @param folder the client build
 * @param policyOf the Content-Security-Policy of a page, from its HTML
 * @returns what answers a GET or HEAD for an address of a page or file, or else calls `next`
 */
export function serveStaticFiles(
  folder: string,
  policyOf: (html: string) => string,
): (...exchange: [...Parameters<RequestListener>, next: () => void]) => void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'));
  /** By its one address; the files are a page's `index.html` and the compressed ones beside it. */
  const policies = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('/index.html'))) {
    const page = file.slice(0, -'/index.html'.length) || '/';
    policies.set(page, policyOf(readFileSync(join(folder, file), 'utf8')));
  }
  const assets = new Set(files.filter((name) => !/\.(html|br|gz)$/.test(name)));

  const serve = sirv(folder, {
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

  return (request, response, next) => {
    const [address = '/'] = (request.url ?? '/').split('?');
    if (policies.has(address) || assets.has(address)) serve(request, response, next);
    else next();
  };
}
