import { expect, test } from 'vitest';
import { createWhatsAppUrl } from './whatsapp-url.ts';

test.each([
  ['/destinations/united-kingdom', 'About United Kingdom: '],
  ['/contact', 'About Contact: '],
  ['/', 'About Opar International: '],
])('on %s the message starts with the page’s subject', (path, message) => {
  const url = new URL(createWhatsAppUrl('+880 1711-000000', path));
  expect(url.host + url.pathname).toBe('wa.me/8801711000000');
  expect(url.searchParams.get('text')).toBe(message);
});
