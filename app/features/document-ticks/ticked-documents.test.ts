import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  oldRecordKey,
  readTicks,
  removeOldRecord,
  storeTicks,
  ticksLifetimeMs,
} from './ticked-documents.ts';

const now = Date.parse('2026-11-28T06:00:00Z');
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const record = (parts: object) => JSON.stringify({ search: 'age=22', savedAt: now, ...parts });

test('ticks are kept for half a year', () => {
  storeTicks(['passport'], now);
  expect(readTicks(now + ticksLifetimeMs)).toEqual(['passport']);
  expect(readTicks(now + ticksLifetimeMs + 1)).toEqual([]);
  expect(readTicks(now - ticksLifetimeMs - 1)).toEqual([]);
  storeTicks([], now);
  expect(items.size).toBe(0);
});

test('an old record is removed, and its ticks are added to those of this device', () => {
  storeTicks(['resume'], now);
  items.set('draft:/apply/virtual-internship', '{}');
  items.set(oldRecordKey, record({ documents: ['passport', 'resume'] }));
  removeOldRecord(now);
  expect(readTicks(now)).toEqual(['resume', 'passport']);
  expect([...items.keys()]).not.toContain(oldRecordKey);
  expect(items.get('draft:/apply/virtual-internship')).toBe('{}');
});

test.each([
  ['damaged', '{'],
  ['expired', record({ documents: ['passport'], savedAt: now - ticksLifetimeMs - 1 })],
  ['without ticks', record({})],
  ['with values that are no ids', record({ documents: [7, '<b>', null] })],
])('an old record that is %s is removed', (_, stored) => {
  items.set(oldRecordKey, stored);
  removeOldRecord(now);
  expect(items.size).toBe(0);
});

test('a refused storage is no error', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => removeOldRecord(now)).not.toThrow();
  expect(readTicks(now)).toEqual([]);
});
