import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { isAnsweredRange } from './byte-range.ts';
import { finishedPage } from './finished-page.ts';

/** What the server knows of a prerendered page beside its file. */
export type Page = {
  /** As it is sent: what only the settings know is in it. */
  html: string;
  headers: Record<string, string>;
  /** Whether the file still says what is true. Otherwise the page is rendered anew. */
  isCurrent: () => boolean;
};

/**
 * Serves the client build: prerendered pages from memory, their data and assets with the brotli or gzip file
 * beside each; all with an ETag.
 *
 * @param folder the client build
 * @param options.pageOf tells of a page, from the HTML that the build made
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
  /** By its one address. */
  const pages = new Map<
    string,
    Pick<Page, 'isCurrent'> & { send: ReturnType<typeof finishedPage> }
  >();
  for (const file of files.filter((name) => name.endsWith('/index.html'))) {
    const address = file.slice(0, -'/index.html'.length) || '/';
    const page = pageOf(readFileSync(join(folder, file), 'utf8'));
    const headers = { ...page.headers, 'Cache-Control': 'no-cache' };
    pages.set(address, { send: finishedPage(page.html, headers), isCurrent: page.isCurrent });
  }
  const assets = new Set(files.filter((name) => !/\.(html|br|gz)$/.test(name)));

  const freshness = (address: string) =>
    isUnchanging(address) ? 'public, max-age=31536000, immutable' : 'no-cache';

  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', freshness(response.req.url ?? path));
      // sirv's table of types has no icons.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });

  return (request, response, next) => {
    // sirv throws at a range that ends before it begins.
    if (!isAnsweredRange(request.headers)) delete request.headers.range;
    const [address = '/', ...query] = (request.url ?? '/').split('?');
    const page = pages.get(address);
    if (answersQuery(address, new URLSearchParams(query.join('?')))) next();
    else if (page?.isCurrent()) {
      page.send(request, response).catch(() => response.destroy());
    } else if (assets.has(address)) {
      // sirv leaves the file open when the visitor leaves.
      response.once('pipe', (file: Readable) => response.once('close', () => file.destroy()));
      serve(request, response, next);
    } else next();
  };
}
