/**
 * Calls a function at a regular interval while the page is visible. A hidden tab stops the timer, and a new interval begins
 * when the tab is visible again.
 *
 * @param intervalMs time before the first call and between calls
 * @param action the function to call
 * @param page the document whose visibility is observed
 * @returns a function that ends the interval
 */
export function setIntervalWhileVisible(
  intervalMs: number,
  action: () => void,
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const restartTimer = () => {
    clearInterval(timer);
    if (!page.hidden) timer = setInterval(action, intervalMs);
  };
  page.addEventListener('visibilitychange', restartTimer);
  restartTimer();
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', restartTimer);
  };
}
