import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWithRetries } from './open-with-retries.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openFailing(failures: number) {
  const open = vi.fn(async () => {
    if (open.mock.calls.length <= failures) throw new Error(`failure ${open.mock.calls.length}`);
    return 'open';
  });
  const onFailed = vi.fn();
  const onRecovered = vi.fn();
  return {
    open,
    onFailed,
    onRecovered,
    resource: openWithRetries(open, { onFailed, onRecovered }),
  };
}

test('several failures are told once, the wait doubles, and the recovery is told', async () => {
  const { open, onFailed, onRecovered, resource } = openFailing(3);
  await expect(resource.get()).rejects.toThrow('failure 1');
  for (const [delayMs, attempts] of [
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(open).toHaveBeenCalledTimes(attempts - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(open).toHaveBeenCalledTimes(attempts);
  }
  expect(await resource.get()).toBe('open');
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(onRecovered).toHaveBeenCalledTimes(1);
});

test('the longest wait is half a minute', async () => {
  const { open } = openFailing(Number.POSITIVE_INFINITY);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(open).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open).toHaveBeenCalledTimes(8);
});

test('once it is stopped, it makes no more attempts', async () => {
  const { open, resource } = openFailing(Number.POSITIVE_INFINITY);
  await expect(resource.get()).rejects.toThrow('failure 1');
  expect(await resource.stop()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open).toHaveBeenCalledTimes(1);
});
