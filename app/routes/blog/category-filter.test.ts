import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryFilter } from './category-filter.tsx';

/** Addresses of the links, in their order; the current one has a star. What stands in the list that opens is in brackets, after what opens it. */
function renderFilter(count: number, chosen?: number): string {
  const categories = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Category ${index + 1}`,
    count: 3,
  }));
  const filter = createElement(CategoryFilter, { categories, chosen });
  const html = renderToStaticMarkup(filter);
  const parts = html.matchAll(
    /<(\/?)details|<summary[^>]*>([^<]*)|href="([^"]*)"[^>]*aria-current="(\w+)"/g,
  );
  return [...parts]
    .map(([part, slash, summary, href = '', current]) => {
      if (part.includes('details')) return slash ? ')' : '(';
      if (summary) return `${summary}:`;
      return `${href.replace(/.*category=/, '')}${current === 'true' ? '*' : ''}`;
    })
    .join(' ');
}

test('up to twelve categories are a row, in which the chosen one is current', () => {
  expect(renderFilter(3, 2)).toBe('/blog 1 2* 3');
  expect(renderFilter(12)).toBe('/blog* 1 2 3 4 5 6 7 8 9 10 11 12');
});

test('of more, the chosen one is seen, and all are in a list that opens', () => {
  const all = Array.from({ length: 13 }, (_, index) => index + 1);
  expect(renderFilter(13)).toBe(`/blog* ( Choose a category: ${all.join(' ')} )`);
  expect(renderFilter(13, 9)).toBe(`/blog ( Category 9: ${all.join(' ').replace('9', '9*')} )`);
});
