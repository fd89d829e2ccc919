import { expect, test } from 'vitest';
import { programmePages } from './records.ts';

test('the offer of each brochure has a heading of its own', () => {
  const titles = Object.values(programmePages).map(({ brochure }) => brochure.title);
  expect(new Set(titles).size).toBe(titles.length);
});
