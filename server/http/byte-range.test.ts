import { expect, test } from 'vitest';
import { isAnsweredRange } from './byte-range.ts';

test('one range with its beginning is answered', () => {
  for (const range of ['bytes=0-', 'bytes=0-0', 'bytes=5-9', 'bytes=65536-131071']) {
    expect(isAnsweredRange({ range }), range).toBe(true);
  }
});

test('the whole file is for every other one, and for a part of one version', () => {
  for (const range of [
    'bytes=9-1',
    'bytes=-500',
    'bytes=0-1,5-9',
    'bytes=0-99999999999999999999',
    'bytes=a-b',
    'bytes=',
    'lines=0-1',
  ]) {
    expect(isAnsweredRange({ range }), range).toBe(false);
  }
  expect(isAnsweredRange({ range: 'bytes=0-', 'if-range': '"a"' })).toBe(false);
  expect(isAnsweredRange({})).toBe(false);
});
