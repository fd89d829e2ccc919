import { expect, test } from 'vitest';
import { resultTexts as bengali } from '#content/bn/eligibility-finder-results.ts';
import { resultTexts as english } from '#content/en/eligibility-finder-results.ts';

test('one value that isn’t known is “it”, several are “them”', () => {
  expect(english.ignored(['mars'])).toMatch(/“mars”, so we left it out/);
  expect(english.ignored(['mars', 'good'])).toMatch(/“mars”, “good”, so we left them out/);
  expect(bengali.ignored(['mars'])).toContain('“mars”: এর মানে');
  expect(bengali.ignored(['mars', 'good'])).toContain('“mars”, “good”: এগুলোর মানে');
});

test('a filter that leaves nothing of one option doesn’t count it', () => {
  expect(english.open.filteredOut(1, 'Gulf')).toBe('The one option is not under “Gulf”.');
  expect(english.open.filteredOut(3, 'Gulf')).toBe('None of the 3 is under “Gulf”.');
  expect([english.open.showAll(1), english.open.showAll(3)]).toEqual(['Show it', 'Show all 3']);
  expect(bengali.open.filteredOut(1, 'ইউরোপ')).toBe('একমাত্র সুযোগটি “ইউরোপ” ভাগে নেই।');
});
