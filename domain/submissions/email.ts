import { regexes } from 'zod/mini';
import { tidyLine } from './text.ts';

/**
 * Tidies an e-mail address. Invisible characters, which come with a copied address, are removed. The domain is in ASCII, as mail
 * servers and databases expect it: `xn--mnchen-3ya.de` for `münchen.de` (Punycode, RFC 3492).
 */
export function tidyEmail(text: string): string {
  const address = tidyLine(text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''));
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at === -1 || !/[^\p{ASCII}]/u.test(domain)) return address;
  return address.slice(0, at + 1) + toAscii(domain);
}

/** @returns the domain unchanged if it isn't a valid one */
function toAscii(domain: string): string {
  // A URL parser would take these as the end of the domain.
  if (/[\s:/\\?#[\]%@]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Whether a tidied address has the form of an e-mail address: the pattern of HTML's `<input type="email">`, with a top-level
 * domain, and no dot in a place where mail servers refuse it.
 */
export const isEmail = (address: string): boolean =>
  regexes.html5Email.test(address) &&
  /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/i.test(address) &&
  !/^\.|\.[.@]/.test(address);
