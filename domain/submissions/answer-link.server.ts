import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isReference } from './reference.server.ts';

/** The page that the link of the mail to staff leads to. */
export const answerLinkPath = '/staff/answered';

/** How long a link works, in milliseconds: 60 days. */
const lifetimeMs = 60 * 24 * 60 * 60 * 1000;

/** What a link's query says: the submission that it is for, or why it is refused. */
export type AnswerLinkCheck =
  | { kind: 'valid'; reference: string; expiresAt: string }
  | { kind: 'invalid' | 'expired' };

export type AnswerLinks = ReturnType<typeof createAnswerLinks>;

/**
 * Creates the signed links by which staff mark a submission as answered without a login (docs/security/answer-link.md). A link is
 * for one submission and ends after 60 days. Nothing of it is stored: the signature (HMAC with SHA-256) covers reference and end.
 *
 * @param secret at least 16 characters. The key of the signature is derived from it, so that the same secret elsewhere signs nothing here
 * @param siteUrl the public URL of the site, without a trailing slash
 */
export function createAnswerLinks(secret: string, siteUrl: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'opar answer link, version 1', 32));
  const sign = (reference: string, until: string) =>
    createHmac('sha256', key).update(`${reference}\n${until}`).digest();

  return {
    /** Returns the link of a submission. */
    createUrl(reference: string, now: Date): string {
      const until = String(Math.floor((now.getTime() + lifetimeMs) / 1000));
      const signature = sign(reference, until).toString('base64url');
      return `${siteUrl}${answerLinkPath}?${new URLSearchParams({ reference, until, signature })}`;
    },

    /** Checks the query of a link. The signature decides first, so that only our own links are called expired. */
    check(query: URLSearchParams, now: Date): AnswerLinkCheck {
      const reference = query.get('reference') ?? '';
      const until = query.get('until') ?? '';
      if (!isReference(reference) || !/^\d{10}$/.test(until)) return { kind: 'invalid' };
      const expected = sign(reference, until);
      const given = Buffer.from(query.get('signature') ?? '', 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        return { kind: 'invalid' };
      const expiresAt = new Date(Number(until) * 1000);
      if (expiresAt <= now) return { kind: 'expired' };
      return { kind: 'valid', reference, expiresAt: expiresAt.toISOString() };
    },
  };
}
