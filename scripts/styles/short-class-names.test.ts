import { expect, test } from 'vitest';
import { shortClassName } from './short-class-names.ts';

const file = (path: string) => `${import.meta.dirname}/../../app/${path}`;
const footer = file('components/layout/footer/footer.module.css');
const header = file('components/layout/header/header.module.css');
const css = '.wave {} .wave .deep:hover {} @keyframes turn {}';

test('one name for a class of a module, another for any other', () => {
  const names = ['wave', 'deep', 'turn'].map((name) => shortClassName(name, footer, css));
  names.push(shortClassName('wave', header, css));
  expect(new Set(names).size).toBe(4);
  expect(shortClassName('wave', footer, css)).toBe(names[0]);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{3}$/);
});

test('a stylesheet from elsewhere is an error', () => {
  expect(() => shortClassName('wave', file('../other.module.css'), css)).toThrow(
    'other.module.css',
  );
});
