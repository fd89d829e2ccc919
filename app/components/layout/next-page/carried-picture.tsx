import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Where a card's link has `viewTransition`, its picture moves to its place on the page that the card opens, and back:
 * both are given one name for the browser's view transition. A page without the picture just appears.
 */
export function CarriedPicture() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const clicked = useRef<HTMLImageElement>(undefined);
  const carried = useRef<string>(undefined);
  const opened = useRef(new Map<string, string>());
  const named = useRef<HTMLImageElement>(undefined);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a') : null;
      const card = link?.querySelector('img') ? link : link?.closest('li, article');
      clicked.current = card?.querySelector('img') ?? undefined;
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, []);

  // Before the router asks the browser to keep the picture of the old page: an effect that waits may come after it.
  useLayoutEffect(() => {
    if (!next || next.pathname === pathname) return;
    const back = opened.current.get(`${next.pathname} ${pathname}`);
    const source = clicked.current ?? (back ? pictureOf(back) : undefined);
    clicked.current = undefined;
    carried.current = source?.src;
    if (!source) return;
    opened.current.set(`${pathname} ${next.pathname}`, source.src);
    name(source, named);
  }, [next, pathname]);

  // As soon as the new page stands in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page.
  useLayoutEffect(() => {
    const { current: src } = carried;
    carried.current = undefined;
    name(src ? pictureOf(src) : undefined, named);
  }, [pathname]);

  return null;
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
