import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function said(total: number, isTTY: boolean) {
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

test('a long work says how far it is: in one line of a terminal, else line by line', () => {
  expect(said(2500, false)).toBe('1,000 of 2,500\n2,000 of 2,500\n2,500 of 2,500\n');
  expect(said(2500, true)).toBe('\r1,000 of 2,500\r2,000 of 2,500\r2,500 of 2,500\n');
});

test('a short one says nothing', () => {
  expect(said(1000, true)).toBe('');
});
