import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryFilter } from './category-filter.tsx';

/**
 * Renders the filter and summarises it as text: the category ids of its links in order, with an asterisk after the current
 * one. The content of the `details` element is in brackets, after the text of its summary.
 */
function renderFilter(count: number, selectedId?: number): string {
  const categories = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Category ${index + 1}`,
    count: 3,
  }));
  const filter = createElement(CategoryFilter, { categories, selectedId });
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

test('up to twelve categories are a row in which the selected one is current', () => {
  expect(renderFilter(3, 2)).toBe('/blog 1 2* 3');
  expect(renderFilter(12)).toBe('/blog* 1 2 3 4 5 6 7 8 9 10 11 12');
});

test('more than twelve categories are in a details element whose summary names the selected one', () => {
  const all = Array.from({ length: 13 }, (_, index) => index + 1);
  expect(renderFilter(13)).toBe(`/blog* ( Choose a category: ${all.join(' ')} )`);
  expect(renderFilter(13, 9)).toBe(`/blog ( Category 9: ${all.join(' ').replace('9', '9*')} )`);
});
