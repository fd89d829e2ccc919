/**
 * Does something again and again while the visitor sees the page: a hidden tab pauses it, and the time
 * starts anew when it is shown again.
 *
 * @param intervalMs from one time to the next, and to the first
 * @param page the document whose visibility counts
 * @returns a function that ends it
 */
export function setIntervalWhileVisible(
  intervalMs: number,
  action: () => void,
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = () => {
    clearInterval(timer);
    if (!page.hidden) timer = setInterval(action, intervalMs);
  };
  page.addEventListener('visibilitychange', update);
  update();
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', update);
  };
}
