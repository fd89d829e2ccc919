import { expect, test } from 'vitest';
import { healthOf } from './health.ts';

const store = { ok: true as const, mail: 'off' as const };
const content = { source: 'local', ok: true };
const backup = { hours: 9, maxHours: 48 };
const state = { store, content, backup, isReadOnly: false };

test('everything works', () => {
  expect(healthOf(state)).toMatchObject({
    status: 200,
    body: { status: 'ok', store: 'ok' },
  });
});

test('the response has no version', () => {
  expect(JSON.stringify(healthOf(state))).not.toMatch(/version|\d+\.\d+\.\d+/);
});

test('a read-only site says so with status 200', () => {
  expect(healthOf({ ...state, isReadOnly: true })).toMatchObject({
    status: 200,
    body: { status: 'read-only', store: 'ok' },
  });
});

test('a read-only site does without its store, whose state is still told', () => {
  const failing = healthOf({
    ...state,
    store: { ok: false, reason: 'disk full' },
    isReadOnly: true,
  });
  expect(failing).toMatchObject({
    status: 200,
    body: { status: 'read-only', store: 'failing' },
  });
});

test('without the content service the site is degraded', () => {
  const health = healthOf({ ...state, content: { source: 'wordpress', ok: false } });
  expect(health).toMatchObject({
    status: 200,
    body: { status: 'degraded', contentService: 'failing' },
  });
});

test('while mail to staff is late the site is degraded', () => {
  expect(healthOf({ ...state, store: { ok: true, mail: 'late' } })).toMatchObject({
    status: 200,
    body: { status: 'degraded', mail: 'late' },
  });
});

test('without the store the site is failing', () => {
  const health = healthOf({ ...state, store: { ok: false, reason: 'disk full' } });
  expect(health).toMatchObject({ status: 503, body: { status: 'failing', store: 'failing' } });
});

test.each([
  [
    { hours: 48, copyHours: 7 },
    { status: 'ok', backup: 'ok', backupHours: 48, backupCopyHours: 7 },
  ],
  [{ hours: 49 }, { status: 'degraded', backup: 'late', backupHours: 49 }],
  // Backups may be made where the site can't see them.
  [{}, { status: 'ok', backup: 'none' }],
])('a backup with the ages %j', (ages, expected) => {
  const { status, body } = healthOf({ ...state, backup: { ...ages, maxHours: 48 } });
  expect(status).toBe(200);
  expect(body).toMatchObject(expected);
});
