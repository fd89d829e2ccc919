import { pause, whenIdle } from '#app/when-idle.ts';

/** What is scrolled past isn't meant: a link counts once it has been in view for so long, in milliseconds. */
const rest = 500;

/**
 * Tells of the links in a page's content that the visitor has before them, each once, in the page's order, when the browser
 * is idle. One that is out of view again by its turn is left out.
 *
 * @param isNew whether a link comes before those for which it isn't true
 * @param meet is told of a link; the next one waits until it is done, and whether it wants one
 * @returns ends it
 */
export function watchLinksInView(
  isNew: (link: HTMLAnchorElement) => boolean,
  meet: (link: HTMLAnchorElement) => Promise<boolean>,
): () => void {
  const links = new Set(document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]'));
  /** By each link in view, since when it is. */
  const since = new Map<Element, number>();
  let isUnderWay = false;

  function stop() {
    observer.disconnect();
    links.clear();
  }

  function next() {
    const inView = [...links].filter((link) => since.has(link));
    return inView.find(isNew) ?? inView[0];
  }

  async function meetAll() {
    isUnderWay = true;
    for (let link = next(); link; link = next()) {
      const left = (since.get(link) ?? 0) + rest - performance.now();
      if (left > 0) await pause(left);
      else {
        links.delete(link);
        await whenIdle();
        if (!(await meet(link))) stop();
      }
    }
    isUnderWay = false;
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, time } of entries) {
      if (isIntersecting) since.set(target, time);
      else since.delete(target);
    }
    if (!isUnderWay) void meetAll();
  });
  for (const link of links) observer.observe(link);
  return stop;
}
