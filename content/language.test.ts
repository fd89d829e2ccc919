import { describe, expect, test } from 'vitest';
import { getLanguage, isPagePath, localisePath } from './language.ts';

test.each([
  ['/', 'en'],
  ['/services', 'en'],
  ['/bnp', 'en'],
  ['/bn', 'bn'],
  ['/bn/', 'bn'],
  ['/bn?age=20', 'bn'],
  ['/bn/destinations/germany', 'bn'],
])('%s is in %s', (pathname, language) => {
  expect(getLanguage(pathname)).toBe(language);
});

describe('the address of the same page in the other language', () => {
  test.each([
    ['/', '/bn'],
    ['/services', '/bn/services'],
    ['/global-programs?q=', '/bn/global-programs?q='],
    ['/?from=mail', '/bn?from=mail'],
    ['/events#seminar', '/bn/events#seminar'],
    ['/embed/contact?topic=germany#form', '/bn/embed/contact?topic=germany#form'],
  ])('%s is %s', (english, bengali) => {
    expect(localisePath(english, 'bn')).toBe(bengali);
    expect(localisePath(bengali, 'bn')).toBe(bengali);
    expect(localisePath(bengali, 'en')).toBe(english);
    expect(localisePath(english, 'en')).toBe(english);
  });

  test.each([
    '#included',
    '?q=a',
    'mailto:hello@example.org',
    'tel:+8800000000000',
    'https://example.org/services',
    '//example.org/services',
    '/brochures/international-internship.pdf',
    '/global-programs/options.json',
    '/events/seminar.ics',
    '/blog/feed.xml',
    '/apply/study-abroad/submit',
    '/illustrations/boat',
  ])('%s has no language', (address) => {
    expect(isPagePath(address)).toBe(false);
    expect(localisePath(address, 'bn')).toBe(address);
  });

  test('a trailing slash, as in the requests of the build, is dropped', () => {
    expect(localisePath('/bn/services/', 'en')).toBe('/services');
  });
});
