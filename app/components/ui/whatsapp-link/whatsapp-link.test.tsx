import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { WhatsAppLink } from './whatsapp-link.tsx';

const render = (number?: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/destinations/germany']}>
      <WhatsAppLink number={number} />
    </MemoryRouter>,
  );

test('the link has the number, and the page’s subject as the message', () => {
  expect(render('+880 1711 000000')).toContain(
    'href="https://wa.me/8801711000000?text=About%20Germany',
  );
});

test('without a number nothing is rendered', () => {
  expect(render()).toBe('');
});
