import { expect, test } from 'vitest';
import { healthOf } from './health.ts';

const store = { ok: true as const, mail: 'off' as const };
const content = { source: 'local', ok: true };

test('all is well', () => {
  expect(healthOf(store, content)).toMatchObject({
    status: 200,
    body: { status: 'ok', store: 'ok' },
  });
});

test('strangers are not told which version runs', () => {
  expect(JSON.stringify(healthOf(store, content))).not.toMatch(/version|\d+\.\d+\.\d+/);
});

test('a site that takes no forms says so, and is not taken for a broken one', () => {
  expect(healthOf(store, content, true)).toMatchObject({
    status: 200,
    body: { status: 'read-only', store: 'ok' },
  });
  const failing = healthOf({ ok: false, reason: 'disk full' }, content, true);
  expect(failing).toMatchObject({ status: 503, body: { status: 'failing' } });
});

test('without posts the site still does its job', () => {
  const health = healthOf(store, { source: 'wordpress', ok: false });
  expect(health).toMatchObject({
    status: 200,
    body: { status: 'degraded', contentService: 'failing' },
  });
});

test('without the store it does not', () => {
  const health = healthOf({ ok: false, reason: 'disk full' }, content);
  expect(health).toMatchObject({ status: 503, body: { status: 'failing', store: 'failing' } });
});
