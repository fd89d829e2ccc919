/**
 * Lets something run while any of an element is on the screen. What plays where nobody sees it draws the page anew, fetches pictures,
 * and is in the way of what the visitor does meanwhile.
 *
 * @param run starts it, and gives what stops it
 * @returns a function that ends it
 */
export function runWhileInView(element: Element, run: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const observer = new IntersectionObserver((entries) => {
    stop?.();
    stop = entries.at(-1)?.isIntersecting ? run() : undefined;
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop?.();
  };
}
