import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortClassName } from './short-class-names.ts';

const root = `${import.meta.dirname}/../..`;
const file = (path: string) => `${root}/app/${path}`;

test('each class of each module has a name of its own, which no blocker of advertisements hides', () => {
  const names: string[] = [];
  for (const module of globSync('app/**/*.module.css', { cwd: root })) {
    const classes = readFileSync(`${root}/${module}`, 'utf8').matchAll(/^\.(\w+)(?= \{)/gm);
    for (const name of new Set([...classes].map(([, found = '']) => found))) {
      names.push(shortClassName(name, `${root}/${module}`));
    }
  }
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^(?!ad)[a-z]{1,2}$/i.test(name))).toEqual([]);
  expect(shortClassName('footer', file('components/layout/footer/footer.module.css'))).toHaveLength(
    1,
  );
});

test('a stylesheet from elsewhere is an error, and a class that a module has not', () => {
  const footer = file('components/layout/footer/footer.module.css');
  expect(() => shortClassName('wave', file('../other.module.css'))).toThrow('other.module.css');
  expect(() => shortClassName('nowhere', footer)).toThrow('nowhere');
});
