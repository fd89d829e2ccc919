import { expect, test, vi } from 'vitest';
import { normaliseText } from './normalise-text.ts';

test.each([
  ['marks', `Germany${'\u0301'.repeat(8000)}${'\u0327'.repeat(8000)}`],
  ['marks with joiners between them', `Germany${'\u0301\u200d\u0327'.repeat(8000)}`],
])('a run of %s is shortened before it is normalised', (_, text) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(normaliseText(text).slice(0, 6)).toBe('german');
  const normalised = normalize.mock.contexts.map(String);
  normalize.mockRestore();
  expect(normalised).toHaveLength(2);
  for (const each of normalised) expect(each).not.toMatch(/\p{M}{31}/u);
});
