/**
 * Runs an animation while any part of an element is in the viewport. If it continued out of view, it would repaint and fetch
 * pictures, and slow down the rest of the page.
 *
 * @param run starts the animation, and returns a function that stops it
 * @returns a function that stops the animation and ends the observation
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
