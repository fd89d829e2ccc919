import { expect, test } from 'vitest';
import { isAnsweredRange } from './byte-range.ts';

test('a single range with a start is accepted', () => {
  for (const range of ['bytes=0-', 'bytes=0-0', 'bytes=5-9', 'bytes=65536-131071']) {
    expect(isAnsweredRange({ range }), range).toBe(true);
  }
});

test('other ranges, and those with If-Range, get the entire file', () => {
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
