import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { illustrationSrc } from '#app/illustrations/illustrations.ts';
import { opening } from './opening.ts';
import { openingPicture } from './opening-picture.ts';

/** As `--duration-move` and `--ease` (styles/tokens.css). */
const way = { duration: 280, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** A picture as it stood on the page that is left: a copy of it, and its place in the window. */
type Carried = { copy: HTMLImageElement; from: DOMRect };

/**
 * The picture of a card whose link is followed moves to its place on the page that the card opens, and back. It is a copy over the
 * page, which the browser moves without asking the page's own thread. A view transition would do the same, but holds the next page
 * up for two frames, 70 ms on a slow phone; the router's own has every page rendered three times.
 */
export function CarriedPicture() {
  const { pathname } = useLocation();
  const clicked = useRef<HTMLImageElement>(undefined);
  const opened = useRef(new Map<string, string>());
  const carried = useRef<Carried>(undefined);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a') : null;
      const card = link?.querySelector('img') ? link : link?.closest('li, article');
      clicked.current = card?.querySelector('img') ?? undefined;
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, []);

  useEffect(() => {
    opening.leave = (next) => {
      if (next === pathname) return;
      const back = opened.current.get(`${next} ${pathname}`);
      const card = clicked.current && isOn(next, clicked.current) ? clicked.current : undefined;
      const source = card ?? (back ? pictureOf(back) : undefined);
      clicked.current = undefined;
      carried.current = undefined;
      if (!source || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      opened.current.set(`${pathname} ${next}`, source.src);
      const from = source.getBoundingClientRect();
      if (isSeen(from)) carried.current = { copy: copyOf(source), from };
    };
    return () => {
      opening.leave = undefined;
    };
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page.
  useLayoutEffect(() => {
    const { current: picture } = carried;
    carried.current = undefined;
    if (!picture) return;
    // The page stands where it is to be seen by then: at its top, or on Back where it was left.
    const frame = requestAnimationFrame(() => move(picture));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return null;
}

/** Whether a page has a card's picture, as far as is known before it is there. */
function isOn(path: string, { src }: HTMLImageElement): boolean {
  const first = openingPicture(path);
  return first === undefined || src === new URL(illustrationSrc(first), src).href;
}

const pictureOf = (src: string) =>
  [...document.querySelectorAll<HTMLImageElement>('main img')].find((image) => image.src === src);

const isSeen = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight;

/** Made while the picture stands on the page: it is there at once then. */
const copyOf = ({ src }: HTMLImageElement) => Object.assign(new Image(), { src, alt: '' });

/** A copy takes the place of a page's picture, and moves there from where it stood. */
function move({ copy, from }: Carried) {
  const picture = pictureOf(copy.src);
  const to = picture?.getBoundingClientRect();
  if (!picture || !to || !isSeen(to)) return;
  const { objectPosition, borderRadius } = getComputedStyle(picture);
  // Both cut their picture to their box: the one that is cut less says how large it is.
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const across = from.x + from.width / 2 - (to.x + to.width / 2);
  const down = from.y + from.height / 2 - (to.y + to.height / 2);
  Object.assign(copy.style, {
    position: 'fixed',
    // Below the header.
    zIndex: '30',
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    maxWidth: 'none',
    height: `${to.height}px`,
    objectPosition,
    borderRadius,
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const absence = picture.animate({ opacity: 0 }, { fill: 'forwards' });
  copy
    .animate({ transform: [`translate(${across}px, ${down}px) scale(${scale})`, 'none'] }, way)
    .addEventListener('finish', () => {
      absence.cancel();
      copy.remove();
    });
}
