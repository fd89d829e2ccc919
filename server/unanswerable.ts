import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerPlainly } from './plain-answer.ts';

const methods = ['GET', 'HEAD', 'POST'];

/**
 * Refuses a method that no address of the site answers (RFC 9110, section 15.5.6), a host or target that makes no address,
 * two hosts (RFC 9112, section 3.2), and a body in another coding than chunks (RFC 9112, section 6.1). What is handed on has to make a `Request` of the platform: of `TRACE`, and of `Host: a b`, it makes none.
 *
 * @returns true when the request has been answered
 */
export function refuseUnanswerable(request: IncomingMessage, response: ServerResponse): boolean {
  if (!methods.includes(request.method ?? '')) {
    answerPlainly(response, {
      status: 405,
      title: 'This is not how our pages are asked for',
      advice: 'Please open the page on our site.',
      headers: { Allow: methods.join(', ') },
    });
    return true;
  }
  const hosts = request.headersDistinct.host ?? [];
  if (hosts.length > 1 || !isAddress(hosts[0] ?? 'localhost', request.url ?? '')) {
    answerPlainly(response, {
      status: 400,
      title: 'This is no address of ours',
      advice: 'Please check the address, or start from our home page.',
    });
    return true;
  }
  if (!/^(chunked)?$/i.test(request.headers['transfer-encoding'] ?? '')) {
    answerPlainly(response, {
      status: 400,
      title: 'This is not how our forms are sent',
      advice: 'Please open the page on our site, and send the form from there.',
    });
    return true;
  }
  return false;
}

function isAddress(host: string, target: string): boolean {
  return (
    /^[^/\\?#@]+$/.test(host) &&
    target.startsWith('/') &&
    URL.canParse(`http://${host}${target}`) &&
    isDecodable(target)
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
