import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { illustrationSrc } from '#app/illustrations/illustrations.ts';
import { opening } from './opening.ts';
import { openingPicture } from './opening-picture.ts';

/** The browser shows nothing new while it waits for a page: one that doesn't come, as another link was followed, is given up. */
const longest = 1000;

/**
 * The picture of a card whose link is followed moves to its place on the page that the card opens, and back: both are given one
 * name for the browser's view transition. It begins when the page is there, and the router knows nothing of it: by its own
 * `viewTransition` every page would be rendered three times. Without a picture the page just appears.
 */
export function CarriedPicture() {
  const { pathname } = useLocation();
  const clicked = useRef<HTMLImageElement>(undefined);
  const carried = useRef<string>(undefined);
  const opened = useRef(new Map<string, string>());
  const named = useRef<HTMLImageElement>(undefined);
  const arrive = useRef<() => void>(undefined);

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
    opening.wait = (next) => {
      arrive.current?.();
      if (next === pathname) return;
      const back = opened.current.get(`${next} ${pathname}`);
      const card = clicked.current && isOn(next, clicked.current) ? clicked.current : undefined;
      const source = card ?? (back ? pictureOf(back) : undefined);
      clicked.current = undefined;
      carried.current = source?.src;
      if (!source || !movesPictures()) return;
      opened.current.set(`${pathname} ${next}`, source.src);
      name(source, named);
      return new Promise<void>((captured) => {
        document.startViewTransition(() => {
          captured();
          return new Promise<void>((arrived) => {
            arrive.current = arrived;
            setTimeout(arrived, longest);
          });
        });
      });
    };
    return () => {
      opening.wait = undefined;
    };
  }, [pathname]);

  // As soon as the new page stands in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page.
  useLayoutEffect(() => {
    const { current: src } = carried;
    carried.current = undefined;
    name(src ? pictureOf(src) : undefined, named);
    arrive.current?.();
  }, [pathname]);

  return null;
}

/** Not in every browser, nor for those who want nothing to move. */
const movesPictures = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a page has a card's picture, as far as is known before it is there. */
function isOn(path: string, { src }: HTMLImageElement): boolean {
  const first = openingPicture(path);
  return first === undefined || src === new URL(illustrationSrc(first), src).href;
}

const pictureOf = (src: string) =>
  [...document.querySelectorAll<HTMLImageElement>('main img')].find((image) => image.src === src);

/** Two of one name would end the transition: the one before loses it. */
function name(
  image: HTMLImageElement | undefined,
  named: { current: HTMLImageElement | undefined },
) {
  named.current?.style.removeProperty('view-transition-name');
  image?.style.setProperty('view-transition-name', 'carried-picture');
  named.current = image;
}
