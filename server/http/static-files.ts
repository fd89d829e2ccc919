import type { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { isAnsweredRange } from './byte-range.ts';

/**
 * Serves the files of the client build, each with its ETag, and compressed where the build wrote a brotli or gzip file
 * beside it. Pages (`.html`) and the compressed files themselves have no URL here.
 *
 * @param folder the client build
 * @param isImmutable whether the file at a URL never changes, so that browsers may keep it for a year; they revalidate
 *   the others
 */
export function staticFiles(folder: string, isImmutable: (url: string) => boolean): RequestHandler {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, path) {
      const url = response.req.url ?? path;
      response.setHeader(
        'Cache-Control',
        isImmutable(url) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      // sirv's table of types has no icons.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      // sirv leaves the file open when the client leaves.
      response.once('pipe', (file: Readable) => response.once('close', () => file.destroy()));
    },
  });

  return (request, response, next) => {
    // sirv throws at a range that ends before it begins.
    if (!isAnsweredRange(request.headers)) delete request.headers.range;
    // An escape would be another spelling of a file's URL: no file has one in its name.
    if (/%|\/$|\.(html|br|gz)$/.test(request.path)) next();
    else serve(request, response, next);
  };
}
