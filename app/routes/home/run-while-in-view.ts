/**
 * Runs something while any part of an element is in the viewport. An animation that continues out of view would cause repaints
 * and fetch pictures, and would slow down what the visitor does meanwhile.
 *
 * @param run starts it, and returns a function that stops it
 * @returns a function that stops it and ends the observation
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
