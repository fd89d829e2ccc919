import { domainToASCII } from 'node:url';

/** Providers whose domains anybody can have an address at, so that applicants who don't know each other share them. */
const providers = new Set(
  `aol.com fastmail.com gmail.com gmx.com gmx.de gmx.net hotmail.co.uk hotmail.com hotmail.fr hotmail.it icloud.com
  live.com live.co.uk mail.com mail.ru msn.com naver.com outlook.com proton.me qq.com rediffmail.com rocketmail.com
  tutanota.com web.de yahoo.co.in yahoo.co.uk yahoo.com yahoo.de yahoo.fr yahoo.in yandex.com yandex.ru ymail.com
  zoho.com zohomail.com 126.com 163.com`.split(/\s+/),
);

/** Domains at which a provider delivers to the same mailbox. */
const sameDomains = new Map([
  ['googlemail.com', 'gmail.com'],
  ['pm.me', 'proton.me'],
  ['protonmail.com', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['mac.com', 'icloud.com'],
  ['me.com', 'icloud.com'],
]);

/** The characters that a provider ignores in the part before the `@`. */
const ignoredCharacters = new Map([
  ['gmail.com', /\./g],
  ['proton.me', /[._-]/g],
]);

function splitAddress(email: string): { name: string; domain: string } {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(written) || written;
  return { name: address.slice(0, at), domain: sameDomains.get(domain) ?? domain };
}

/**
 * Returns the mailbox that an e-mail address is delivered to, as far as its spelling tells: in lower case, without a tag
 * (`name+tag@`), and in one spelling for providers that ignore dots or have several domains. It is for counting only, since
 * another server may treat the spellings as different mailboxes.
 */
export function getMailbox(email: string): string {
  const { name, domain } = splitAddress(email);
  // A name that begins with `+` has no tag.
  const tagAt = name.indexOf('+', 1);
  const untagged = tagAt < 0 ? name : name.slice(0, tagAt);
  const ignored = ignoredCharacters.get(domain);
  return `${(ignored && untagged.replaceAll(ignored, '')) || untagged}@${domain}`;
}

/**
 * Returns the domain whose owner gets the mail to all names and subdomains of it; undefined for a provider with many users.
 * It is the last two labels, or the last three for names like `du.ac.bd` and `example.co.uk`.
 */
export function getOwnDomain(email: string): string | undefined {
  const { domain } = splitAddress(email);
  if (providers.has(domain)) return;
  const labels = domain.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const count = top.length === 2 && second.length <= 3 ? 3 : 2;
  return labels.slice(-count).join('.');
}
