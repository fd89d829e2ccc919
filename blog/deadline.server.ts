/** With the server's own work, a page responds within five seconds, however slow the content service is. */
const pageTimeoutMs = 4_000;

/** Creates the signal that ends all of a page's calls of the content service. Its time starts with this call. */
export const createPageDeadline = (): AbortSignal => AbortSignal.timeout(pageTimeoutMs);

/** The most that preparing one post may hold up everything else, in milliseconds. The longest real posts take 100. */
const renderTimeoutMs = 1_000;

/**
 * Starts the time in which a post is to be rendered. Rendering can't be interrupted, so that its steps ask whether it is late.
 *
 * @param onLate is called when the answer is yes
 */
export function startRenderDeadline(onLate = () => {}): () => boolean {
  const end = performance.now() + renderTimeoutMs;
  return () => {
    const isLate = performance.now() > end;
    if (isLate) onLate();
    return isLate;
  };
}
