import type { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { isAnsweredRange } from './byte-range.ts';

/**
 * Serves the files of the client build, with an ETag, and compressed if the build has a brotli or gzip file of it. Pages
 * (`.html`) and the compressed files themselves aren't served.
 *
 * @param folder the client build
 * @param isImmutable whether the file at a URL never changes, so that browsers cache it for a year; they revalidate other files
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
      // sirv doesn't know the type of icons.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      response.once('pipe', (file: Readable) => {
        // sirv leaves the file open when the client disconnects.
        response.once('close', () => file.destroy());
        // The build was replaced while the server runs. Without a listener, the error would end the process.
        file.once('error', () => response.destroy());
      });
    },
  });

  return (request, response, next) => {
    // sirv throws on a range whose end is before its start.
    if (!isAnsweredRange(request.headers)) delete request.headers.range;
    // A percent-encoded URL would be another spelling of a file's URL, since no file's name needs encoding.
    if (/%|\/$|\.(html|br|gz)$/.test(request.path)) next();
    else serve(request, response, next);
  };
}
