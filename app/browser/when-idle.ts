/** Resolves after `durationMs`. */
export const sleep = (durationMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, durationMs));

/** Resolves when the browser is idle, after three seconds at the latest. */
export function whenIdle(): Promise<void> {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) return sleep(200);
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 }));
}
