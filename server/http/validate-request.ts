import type { RequestListener } from 'node:http';
import type { Express, RequestHandler } from 'express';
import { sendErrorPage } from './error-page.ts';

const methods = ['GET', 'HEAD', 'POST'];

/**
 * Express can't parse every target, and then responds without a middleware. One that is no path, such as an absolute URL, which
 * is for a proxy, becomes a path that `validateRequest` rejects. The log has the original.
 */
export const withPath =
  (app: Express): RequestListener =>
  (request, response) => {
    const { url } = request;
    if (!url?.startsWith('/')) Object.assign(request, { originalUrl: url, url: '/%' });
    app(request, response);
  };

/**
 * Rejects a method that no page of the site has (RFC 9110, section 15.5.6), a host or target that makes no URL, two hosts
 * (RFC 9112, section 3.2), and a body in another transfer coding than chunks (RFC 9112, section 6.1). React Router needs a
 * `Request` of the platform, which can't be made of `TRACE` or of `Host: a b`.
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
  // HTTP/1.0 has no host.
  request.headers.host ??= 'localhost';
  const hosts = request.headersDistinct.host ?? [];
  if (hosts.length > 1 || !isAddress(request.headers.host, request.url)) {
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

function isAddress(host: string, target: string): boolean {
  return (
    /^[^/\\?#@]+$/.test(host) && URL.canParse(`http://${host}${target}`) && isDecodable(target)
  );
}

/** Of what isn't, React Router writes a line of its own into the log. */
function isDecodable(target: string): boolean {
  try {
    decodeURIComponent(target.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
