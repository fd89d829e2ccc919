import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { WhatsAppLink } from './whatsapp-link.tsx';

const at = (number?: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/destinations/germany']}>
      <WhatsAppLink number={number} />
    </MemoryRouter>,
  );

test('with a number it leads there, with the page as its first words', () => {
  expect(at('+880 1711 000000')).toContain(
    'href="https://wa.me/8801711000000?text=About%20Germany',
  );
});

test('without one nothing is shown', () => {
  expect(at()).toBe('');
});
