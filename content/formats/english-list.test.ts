import { expect, test } from 'vitest';
import { formatEnglishList } from './english-list.ts';

test.each([[[]], [['6']], [['6', '9']], [['6', '9', '12', '18']]])(
  '%o is formatted as by Intl',
  (words) => {
    for (const [last, type] of [
      ['and', 'conjunction'],
      ['or', 'disjunction'],
    ] as const) {
      expect(formatEnglishList(words, last)).toBe(
        new Intl.ListFormat('en-GB', { type }).format(words),
      );
    }
  },
);
