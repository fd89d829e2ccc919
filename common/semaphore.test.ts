import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.server.ts';

const { signal: forever } = new AbortController();

test('a slot is held until it is released, even if the signal aborts meanwhile', async () => {
  const semaphore = createSemaphore(1);
  const waiting = new AbortController();
  const release = await semaphore.acquire(waiting.signal);
  waiting.abort();
  let hasSecond = false;
  const second = semaphore.acquire(forever).then(() => {
    hasSecond = true;
  });
  await setImmediate();
  expect(hasSecond).toBe(false);
  release();
  release();
  await second;
  const third = new AbortController();
  const waitingAgain = semaphore.acquire(third.signal);
  third.abort(new Error('gone'));
  await expect(waitingAgain).rejects.toThrow('gone');
});

test('an aborted signal acquires no slot', async () => {
  const semaphore = createSemaphore(1);
  await expect(semaphore.acquire(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  await semaphore.acquire(forever);
});
