import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.server.ts';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('allows the inline scripts of the page by their text, and no others', () => {
  const policy = contentSecurityPolicy(
    '<script>one()</script><script async="">\ntwo()\n</script><script src="/x.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('\ntwo()\n')};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('so are its styles', () => {
  const policy = contentSecurityPolicy('<style data-first-paint="">p{color:red}</style>');
  expect(policy).toContain(`style-src 'self' ${hashOf('p{color:red}')};`);
  expect(policy).not.toMatch(/style-src [^;]*unsafe/);
});

test('structured data is no script', () => {
  expect(contentSecurityPolicy('<script type="application/ld+json">{}</script>')).toContain(
    "script-src 'self';",
  );
});

test('frames come from our own origin, and from those that the settings name', () => {
  expect(contentSecurityPolicy('')).toContain("frame-src 'self';");
  expect(contentSecurityPolicy('', ['https://forms.example.org'])).toContain(
    "frame-src 'self' https://forms.example.org;",
  );
});

test('a service worker is one of our own', () => {
  expect(contentSecurityPolicy('')).toContain("worker-src 'self';");
});
