import type { RequestListener } from 'node:http';
import type { Express, RequestHandler } from 'express';
import { sendErrorPage } from './error-page.ts';

const methods = ['GET', 'HEAD', 'POST'];

/**
 * Express can't parse every request target, and then responds without any middleware. A target that isn't a path, such as the
 * absolute URL of a request to a proxy, is replaced by a path that `validateRequest` rejects. The log has the original.
 */
export const withPath =
  (app: Express): RequestListener =>
  (request, response) => {
    const { url } = request;
    if (!url?.startsWith('/')) Object.assign(request, { originalUrl: url, url: '/%' });
    app(request, response);
  };

/**
 * Rejects unsupported methods (RFC 9110, section 15.5.6), hosts and targets that don't form a valid URL, two hosts (RFC 9112,
 * section 3.2), and bodies with another transfer coding than `chunked` (RFC 9112, section 6.1). React Router creates a `Request`
 * of the platform, whose constructor throws for `TRACE` and for `Host: a b`.
 */
export const validateRequest: RequestHandler = (request, response, next) => {
  if (!methods.includes(request.method)) {
    sendErrorPage(response, {
      status: 405,
      title: 'This is not how our pages are asked for',
      advice: 'Please open the page on our site.',
      headers: { Allow: methods.join(', ') },
    });
    return;
  }
  // HTTP/1.0 requests need no Host header.
  request.headers.host ??= 'localhost';
  const hosts = request.headersDistinct.host ?? [];
  if (hosts.length > 1 || !isValidTarget(request.headers.host, request.url)) {
    sendErrorPage(response, {
      status: 400,
      title: 'This is no address of ours',
      advice: 'Please check the address, or start from our home page.',
    });
    return;
  }
  if (!/^(chunked)?$/i.test(request.headers['transfer-encoding'] ?? '')) {
    sendErrorPage(response, {
      status: 400,
      title: 'This is not how our forms are sent',
      advice: 'Please open the page on our site, and send the form from there.',
    });
    return;
  }
  next();
};

function isValidTarget(host: string, target: string): boolean {
  return (
    /^[^/\\?#@]+$/.test(host) && URL.canParse(`http://${host}${target}`) && isDecodable(target)
  );
}

/** Whether a path can be decoded. If not, React Router would print a warning. */
function isDecodable(target: string): boolean {
  try {
    decodeURIComponent(target.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
