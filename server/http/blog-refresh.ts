import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { sendErrorPage } from './error-page.ts';

export const refreshPath = '/blog/refresh';

const digest = (secret: string) => createHash('sha256').update(secret).digest();

/** Of equal length, so that the time that it takes tells nothing. */
const isSame = (given: string, secret: string) => timingSafeEqual(digest(given), digest(secret));

/**
 * Takes the content service's message that posts have changed (`deploy/wordpress/`): a form with a `slug` for each of them, or
 * none, which means all; the secret as a bearer token (RFC 6750, section 2.1).
 *
 * @param options.secret if it isn't set, there is no such page
 * @param options.forget forgets the lists, and the posts of these slugs
 */
export const blogRefresh =
  ({
    secret,
    forget,
  }: {
    secret: string | undefined;
    forget: (slugs: string[]) => void;
  }): RequestHandler =>
  (request, response) => {
    if (secret === undefined) {
      sendErrorPage(response, {
        isBodyRead: true,
        status: 404,
        title: 'Page not found',
        advice: 'Please check the address, or start from our home page.',
      });
      return;
    }
    const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!isSame(given, secret)) {
      sendErrorPage(response, {
        isBodyRead: true,
        status: 401,
        title: 'This needs the secret',
        advice: 'It is the setting WORDPRESS_REFRESH_SECRET.',
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
      return;
    }
    forget(new URLSearchParams(request.body.toString()).getAll('slug'));
    response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  };
