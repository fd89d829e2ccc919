import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function printProgress(total: number, isTTY: boolean) {
  let text = '';
  const progress = createProgress({
    isTTY,
    write(chunk: unknown) {
      text += chunk;
      return true;
    },
  });
  for (let done = 1; done <= total; done += 1) progress(done, total);
  return text;
}

test('long work shows its progress in one line of a terminal, and otherwise line by line', () => {
  expect(printProgress(2500, false)).toBe('1,000 of 2,500\n2,000 of 2,500\n2,500 of 2,500\n');
  expect(printProgress(2500, true)).toBe('\r1,000 of 2,500\r2,000 of 2,500\r2,500 of 2,500\n');
});

test('short work shows no progress', () => {
  expect(printProgress(1000, true)).toBe('');
});
