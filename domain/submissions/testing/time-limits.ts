import { vi } from 'vitest';

/** Raises the time limits of a test file. They are limits, not expectations: the machine may be busy. */
export function raiseTimeLimits(): void {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
}

/** Waits until a check passes, for at most 30 seconds. */
export const until = <T>(check: () => T) => vi.waitFor(check, { timeout: 30_000, interval: 20 });
