import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { StoreError } from './store-error.server.ts';
import { filledForm } from './testing/examples.ts';
import { createSentSubmission, prepareServiceTests } from './testing/service.ts';

const { fixture, reopen, send, submit, references, moveDatabaseAway, bringDatabaseBack } =
  prepareServiceTests();

test('a submission over the limit is not stored, and an invalid one does not count', async () => {
  await reopen({
    submissionsPerAddressPerHour: 1,
    submissionsPerMinute: 0,
  });
  expect((await send({ ...filledForm, email: '' })).kind).toBe('invalid');
  expect((await send(filledForm)).kind).toBe('stored');
  expect((await send(filledForm)).kind).toBe('limited');
  expect(await references()).toHaveLength(1);
});

test('a read-only site accepts no form, says when to try again, and logs nothing about the visitor', async () => {
  await reopen({ isReadOnly: true });
  expect(await send(filledForm)).toEqual({ kind: 'closed', retryAfter: 3600 });
  expect((await send({ ...filledForm, email: '' })).kind).toBe('closed');
  expect(await references()).toEqual([]);
  expect(fixture.lines.join('')).toContain('submission refused: the site is read-only');
  expect(fixture.lines.join('')).not.toContain(filledForm.email);
  expect(await fixture.submissions.health()).toMatchObject({ ok: true });
});

test('neither a failed nor a repeated submission counts towards the limit', async () => {
  await reopen({
    submissionsPerAddressPerHour: 1,
    submissionsPerMinute: 1,
  });
  moveDatabaseAway();
  const id = randomUUID();
  await expect(submit(id)).rejects.toThrow(StoreError);
  bringDatabaseBack();
  const first = await submit(id);
  expect(await fixture.submissions.submit(createSentSubmission({ submissionId: id }))).toEqual({
    kind: 'limited',
    retryAfter: expect.any(Number),
  });
  expect(first.reference).toMatch(/^OPR-/);
});

test('after many repeated submissions, the visitor may still send another one', async () => {
  await reopen({
    submissionsPerAddressPerHour: 2,
    submissionsPerMinute: 2,
  });
  const id = randomUUID();
  const { reference } = await submit(id);
  for (let count = 0; count < 5; count += 1) expect((await submit(id)).reference).toBe(reference);
  expect((await submit(randomUUID())).reference).not.toBe(reference);
});

test('submissions rejected by the shared limit do not count for their address', async () => {
  await reopen({
    submissionsPerAddressPerHour: 2,
    submissionsPerMinute: 1,
  });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  await submit(randomUUID());
  for (let count = 0; count < 5; count += 1)
    await expect(submit(randomUUID())).rejects.toThrow('rejected');
  await vi.advanceTimersByTimeAsync(61_000);
  await submit(randomUUID());
  vi.useRealTimers();
});

test('suspected submissions from many addresses do not block an honest one', async () => {
  await reopen({ submissionsPerMinute: 2 });
  const kinds = [];
  for (let count = 0; count < 3; count += 1) {
    const sent = createSentSubmission({
      spamReason: 'hidden field',
      visitorAddress: `198.51.100.${count}`,
    });
    kinds.push((await fixture.submissions.submit(sent)).kind);
  }
  expect(kinds).toEqual(['stored', 'stored', 'limited']);
  expect((await submit(randomUUID())).reference).toMatch(/^OPR-/);
});
