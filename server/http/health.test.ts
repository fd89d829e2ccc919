import { expect, test } from 'vitest';
import { healthOf } from './health.ts';

const store = { ok: true as const, mail: 'off' as const };
const content = { source: 'local', ok: true };

test('everything works', () => {
  expect(healthOf(store, content)).toMatchObject({
    status: 200,
    body: { status: 'ok', store: 'ok' },
  });
});

test('the response has no version', () => {
  expect(JSON.stringify(healthOf(store, content))).not.toMatch(/version|\d+\.\d+\.\d+/);
});

test('a read-only site says so with status 200', () => {
  expect(healthOf(store, content, true)).toMatchObject({
    status: 200,
    body: { status: 'read-only', store: 'ok' },
  });
});

test('a read-only site does without its store, whose state is still told', () => {
  const failing = healthOf({ ok: false, reason: 'disk full' }, content, true);
  expect(failing).toMatchObject({
    status: 200,
    body: { status: 'read-only', store: 'failing' },
  });
});

test('without the content service the site is degraded', () => {
  const health = healthOf(store, { source: 'wordpress', ok: false });
  expect(health).toMatchObject({
    status: 200,
    body: { status: 'degraded', contentService: 'failing' },
  });
});

test('while mail to staff is late the site is degraded', () => {
  expect(healthOf({ ok: true, mail: 'late' }, content)).toMatchObject({
    status: 200,
    body: { status: 'degraded', mail: 'late' },
  });
});

test('without the store the site is failing', () => {
  const health = healthOf({ ok: false, reason: 'disk full' }, content);
  expect(health).toMatchObject({ status: 503, body: { status: 'failing', store: 'failing' } });
});
