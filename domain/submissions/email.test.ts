import { expect, test } from 'vitest';
import { isEmail, tidyEmail } from './email.ts';

test.each([
  ['a zero-width space', 'nusrat\u200b@example.org'],
  ['a direction mark around it', '\u202anusrat@example.org\u202c'],
  ['a soft hyphen in the domain', 'nusrat@exam\u00adple.org'],
  ['a byte order mark', '\ufeffnusrat@example.org'],
  ['a soft hyphen in the name', 'nus\u00adrat@example.org'],
  ['a word joiner in the name', 'nus\u2060rat@example.org'],
  ['a variation selector in the name', 'nusrat\ufe0f@example.org'],
  ['spaces around it', ' \u00a0nusrat@example.org\t'],
])('an address copied with %s is the same address', (_, text) => {
  expect(tidyEmail(text)).toBe('nusrat@example.org');
});

test.each([
  ['nusrat@münchen.de', 'nusrat@xn--mnchen-3ya.de'],
  ['nusrat@MÜNCHEN.de', 'nusrat@xn--mnchen-3ya.de'],
  ['nusrat@mu\u0308nchen.de', 'nusrat@xn--mnchen-3ya.de'],
  ['nusrat@উদাহরণ.বাংলা', 'nusrat@xn--d5b6ci4b4b3a.xn--54b7fta0cc'],
  ['nusrat@例え。jp', 'nusrat@xn--r8jz45g.jp'],
  ['nusrat@xn--p5b2dsa3b.xn--54b7fta0cc', 'nusrat@xn--p5b2dsa3b.xn--54b7fta0cc'],
])('%s is stored as %s', (text, expected) => {
  expect(tidyEmail(text)).toBe(expected);
  expect(isEmail(expected)).toBe(true);
});

test.each([
  'r&d@example.org',
  'nusrat+apply@mail.example.org',
  "o'neill@example.org",
  'nusrat.rahman_2003@students.du.ac.bd',
  'a@b.co',
  'a/b=c@example.org',
])('%s is an address', (address) => {
  expect(tidyEmail(address)).toBe(address);
  expect(isEmail(address)).toBe(true);
});

test.each([
  '',
  'nusrat',
  '@example.org',
  'nusrat@example',
  'nusrat@example.1',
  'nusrat@127.0.0.1',
  'nusrat@münchen.de/path',
  'nusrat@ü..de',
  'nusrat@mün chen.de',
  'nusrat@example..org',
  'nusrat..rahman@example.org',
  '.nusrat@example.org',
  'nusrat.@example.org',
  'nusrat@example.org, other@example.org',
  'nusrat@example.org\r\nBcc: other@example.org',
  '"nusrat rahman"@example.org',
  'নুসরাত@example.org',
])('%j is no address', (text) => {
  expect(isEmail(tidyEmail(text))).toBe(false);
});
