import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardMeta } from './card-text.tsx';

const card = { id: 1, path: '/blog/a', title: 'A', excerpt: '' };

test('a card has a date only where that is known', () => {
  const dated = { ...card, day: 'November 5, 2026', dateTime: '2026-11-05' };
  expect(renderToStaticMarkup(<CardMeta card={dated} />)).toContain(
    '<time dateTime="2026-11-05">November 5, 2026</time>',
  );
  const undated = { ...card, day: '', dateTime: '' };
  expect(renderToStaticMarkup(<CardMeta card={undated} />)).not.toContain('<time');
});
