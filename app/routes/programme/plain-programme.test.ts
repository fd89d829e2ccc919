import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPlainProgrammePage } from '#content/programmes/is-plain-programme-page.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { programmePages } from '#content/programmes/records.ts';

// TypeScript can't know which programmes have a route folder. The page of a programme with neither a folder nor `provisions`
// would answer 404.
test.each(programmes)('$slug has a route folder or the content of the plain page', ({ slug }) => {
  const hasRouteFolder = existsSync(join(import.meta.dirname, '..', slug, 'route.tsx'));
  expect(
    hasRouteFolder || isPlainProgrammePage(programmePages[slug]),
    `content/programmes/${slug}.ts has no "provisions". Add them and write "satisfies PlainProgrammePage", ` +
      `or add app/routes/${slug}/route.tsx`,
  ).toBe(true);
});
