import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Returns the features that each feature imports, as 'from > to'. */
function listImports(): Set<string> {
  const files = globSync('*/**/*.{ts,tsx}', { cwd: import.meta.dirname });
  return new Set(
    files.flatMap((file) => {
      const [from] = file.split('/');
      const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
      return [...source.matchAll(/'(?:#app\/features|(?:\.\.\/)+)\/?([\w-]+)\/[^']+'/g)]
        .map(([, to]) => `${from} > ${to}`)
        .filter((edge) => edge !== `${from} > ${from}`);
    }),
  );
}

test('two features never import each other', () => {
  const edges = listImports();
  expect(edges).toContain('contact-topics > eligibility-finder');
  const reversed = (edge: string) => edge.split(' > ').toReversed().join(' > ');
  expect([...edges].filter((edge) => edges.has(reversed(edge)))).toEqual([]);
});
