import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, sep } from 'node:path';
import sirv from 'sirv';

/** What the server knows of a prerendered page beside its file. */
export type Page = {
  /** Its Content-Security-Policy. */
  policy: string;
  /** Whether the file still says what is true. Otherwise the page is rendered anew. */
  isCurrent: () => boolean;
};

/**
 * Serves the client build: prerendered pages, their data, and assets, each with its brotli or gzip file
 * beside it and an ETag.
 *
 * @param folder the client build
 * @param options.pageOf tells of a page, from its HTML
 * @param options.answersQuery whether the page at an address, or its data, is another one with this query: left to others
 * @param options.isUnchanging whether what an address leads to never changes, so that browsers may keep it for
 *   good; they ask for the rest again
 * @returns what answers a GET or HEAD for an address of a page or file, or else calls `next`
 */
export function serveStaticFiles(
  folder: string,
  {
    pageOf,
    answersQuery = () => false,
    isUnchanging,
  }: {
    pageOf: (html: string) => Page;
    answersQuery?: (address: string, query: URLSearchParams) => boolean;
    isUnchanging: (address: string) => boolean;
  },
): (...exchange: [...Parameters<RequestListener>, next: () => void]) => void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'));
  /** By its one address; the files are a page's `index.html` and the compressed ones beside it. */
  const pages = new Map<string, Page>();
  for (const file of files.filter((name) => name.endsWith('/index.html'))) {
    const address = file.slice(0, -'/index.html'.length) || '/';
    pages.set(address, pageOf(readFileSync(join(folder, file), 'utf8')));
  }
  const assets = new Set(files.filter((name) => !/\.(html|br|gz)$/.test(name)));

  function freshness(address: string): string {
    if (isUnchanging(address)) return 'public, max-age=31536000, immutable';
    // The data of a page is fetched ahead, and used without asking again if its link is followed soon.
    return /\.data(\?|$)/.test(address) ? 'public, max-age=60' : 'no-cache';
  }

  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const page = pages.get(path);
      if (page) response.setHeader('Content-Security-Policy', page.policy);
      response.setHeader('Cache-Control', freshness(response.req.url ?? path));
    },
  });

  return (request, response, next) => {
    const [address = '/', ...query] = (request.url ?? '/').split('?');
    const isFile = pages.get(address)?.isCurrent() || assets.has(address);
    if (isFile && !answersQuery(address, new URLSearchParams(query.join('?')))) {
      serve(request, response, next);
    } else next();
  };
}
