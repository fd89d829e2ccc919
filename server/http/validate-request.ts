import type { RequestListener } from 'node:http';
import type { Express, RequestHandler } from 'express';
import { getErrorTexts, sendErrorPage } from './error-page.ts';

const methods = ['GET', 'HEAD', 'POST'];

/**
 * Express can't parse every request target, and then responds without any middleware. The absolute form (RFC 9112, section 3.2.2)
 * is replaced by its path, and its host replaces the Host header. Any other target that isn't a path is replaced by one that
 * `validateRequest` rejects. The log has the original.
 */
export const withPath =
  (app: Express): RequestListener =>
  (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith('/')) {
      const [scheme = ''] = /^https?:\/\//i.exec(url) ?? [];
      const [authority = ''] = url.slice(scheme.length).split(/[/?#]/, 1);
      const host = scheme && authority;
      const rest = url.slice(scheme.length + authority.length);
      const path = rest.startsWith('/') ? rest : `/${rest}`;
      if (isValidTarget(host, path)) {
        request.url = path;
        request.headers.host = host;
      } else Object.assign(request, { originalUrl: url, url: '/%' });
    }
    app(request, response);
  };

/**
 * Rejects unsupported methods (RFC 9110, section 15.5.6), hosts and targets that don't form a valid URL, two hosts (RFC 9112,
 * section 3.2), and bodies with another transfer coding than `chunked` (RFC 9112, section 6.1). React Router creates a
 * `Request` of the platform, whose constructor throws for `TRACE` and for `Host: a b`.
 */
export const validateRequest: RequestHandler = (request, response, next) => {
  if (!methods.includes(request.method)) {
    sendErrorPage(request, response, {
      status: 405,
      ...getErrorTexts(request).method,
      headers: { Allow: methods.join(', ') },
    });
    return;
  }
  // HTTP/1.0 requests need no Host header.
  request.headers.host ??= 'localhost';
  const hosts = request.headersDistinct.host ?? [];
  if (hosts.length > 1 || !isValidTarget(request.headers.host, request.url)) {
    sendErrorPage(request, response, {
      status: 400,
      ...getErrorTexts(request).address,
    });
    return;
  }
  if (!/^(chunked)?$/i.test(request.headers['transfer-encoding'] ?? '')) {
    sendErrorPage(request, response, {
      status: 400,
      ...getErrorTexts(request).transfer,
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
