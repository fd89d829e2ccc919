import { expect, test } from 'vitest';
import { createWhatsAppUrl } from './whatsapp-url.ts';

test.each([
  ['/destinations/united-kingdom', 'About United Kingdom: '],
  ['/contact', 'About Contact: '],
  ['/', 'About Opar International: '],
])('from %s the first words are the page’s subject', (path, words) => {
  const address = new URL(createWhatsAppUrl('+880 1711-000000', path));
  expect(address.host + address.pathname).toBe('wa.me/8801711000000');
  expect(address.searchParams.get('text')).toBe(words);
});
