import { afterEach, expect, test, vi } from 'vitest';
import { formatDate } from './format-date.ts';

test('a date is written in US English long format', () => {
  expect(formatDate('2026-11-05T09:00:00')).toBe('November 5, 2026');
  expect(formatDate('2026-01-31')).toBe('January 31, 2026');
});

test('an invalid date gives an empty string', () => {
  expect(formatDate('')).toBe('');
  expect(formatDate('0000-00-00T00:00:00')).toBe('');
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
])('minutes around midnight stay on their day where the server is in %s', async (zone, offset) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { formatDate } = await import('./format-date.ts');
  expect(new Date('2026-11-05').getTimezoneOffset()).toBe(offset);
  expect(formatDate('2026-11-05T00:01:00')).toBe('November 5, 2026');
  expect(formatDate('2026-11-05T23:59:00')).toBe('November 5, 2026');
});
