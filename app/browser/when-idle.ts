/** @param milliseconds that pass before it settles */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Settles when the browser has nothing to do. */
export function whenIdle(): Promise<void> {
  // Safari has no way to ask.
  if (!('requestIdleCallback' in window)) return sleep(200);
  return new Promise((resolve) => requestIdleCallback(() => resolve()));
}
