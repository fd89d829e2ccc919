import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { sendErrorPage } from './error-page.ts';

export const refreshPath = '/blog/refresh';

const digest = (secret: string) => createHash('sha256').update(secret).digest();

/** Compares hashes, which have equal lengths, so that the duration of the comparison reveals nothing about the secret. */
const isEqual = (token: string, secret: string) => timingSafeEqual(digest(token), digest(secret));

/**
 * Handles WordPress's notification that posts have changed (`deploy/wordpress/`): a form with a `slug` for each post, or
 * without any, which means all posts. The secret is a bearer token (RFC 6750, section 2.1).
 *
 * @param options.secret if undefined, the response is 404
 * @param options.forget removes the lists and the posts with these slugs from the cache
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
      sendErrorPage(request, response, {
        isBodyRead: true,
        status: 404,
        title: 'Page not found',
        advice: 'Please check the address, or start from our home page.',
      });
      return;
    }
    const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!isEqual(token, secret)) {
      sendErrorPage(request, response, {
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
