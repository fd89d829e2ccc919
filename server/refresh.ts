import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerPlainly } from './plain-answer.ts';

export const refreshPath = '/blog/refresh';

const digest = (secret: string) => createHash('sha256').update(secret).digest();

/** Of equal length, so that the time that it takes tells nothing. */
const isSame = (given: string, secret: string) => timingSafeEqual(digest(given), digest(secret));

/**
 * Answers the content service, when it says that posts have changed (`deploy/wordpress/`): a form with a `slug` for each
 * of them, or none, which means all; the secret as a bearer's (RFC 6750, section 2.1).
 *
 * @param options.secret none: there is no such address
 * @param options.forget forgets the lists, and the posts of these slugs
 */
export async function answerRefresh(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, forget }: { secret: string | undefined; forget: (slugs: string[]) => void },
): Promise<void> {
  if (secret === undefined) {
    answerPlainly(response, {
      status: 404,
      title: 'Page not found',
      advice: 'Please check the address, or start from our home page.',
    });
    return;
  }
  const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!isSame(given, secret)) {
    answerPlainly(response, {
      status: 401,
      title: 'This needs the secret',
      advice: 'It is the setting WORDPRESS_REFRESH_SECRET.',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
    return;
  }
  forget(new URLSearchParams(await text(request)).getAll('slug'));
  response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
}
