import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { WhatsAppLink } from './whatsapp-link.tsx';

const render = (path: string, number?: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <WhatsAppLink number={number} />
    </MemoryRouter>,
  );

test.each([
  ['/destinations/united-kingdom', 'About United Kingdom: '],
  ['/contact', 'About Contact: '],
  ['/', 'About Opar International: '],
])('on %s the message starts with the page’s subject', (path, message) => {
  const [, href = ''] = /href="([^"]+)"/.exec(render(path, '+880 1711-000000')) ?? [];
  const url = new URL(href);
  expect(url.host + url.pathname).toBe('wa.me/8801711000000');
  expect(url.searchParams.get('text')).toBe(message);
});

test('without a number nothing is rendered', () => {
  expect(render('/contact')).toBe('');
});
