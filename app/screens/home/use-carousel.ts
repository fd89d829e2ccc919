import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Carousel } from './start-carousel.ts';
import { whileInView } from './while-in-view.ts';

/** How far below the screen the row may be when its code is fetched. */
const nearScreen = '400px';

/**
 * Makes a row of slides a carousel as it comes near the screen; its code is fetched then. Where that fails,
 * the row stays one that scrolls. Scrolled away it rests, and goes on when it is seen again.
 *
 * @param viewport the element that scrolls; its only child holds the slides
 * @returns `move` goes to the next (1) or previous (-1) slide and, like every interaction, stops the autoplay
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>) {
  const carousel = useRef<Carousel>(undefined);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    let gone = false;
    let leaveView: (() => void) | undefined;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const code = await import('./start-carousel.ts').catch(() => undefined);
        if (!code || gone) return;
        carousel.current = code.startCarousel(row, setPlaying);
        const { rest, resume } = carousel.current;
        leaveView = whileInView(row, () => {
          resume();
          return rest;
        });
        setReady(true);
      },
      { rootMargin: nearScreen },
    );
    observer.observe(row);
    return () => {
      gone = true;
      observer.disconnect();
      leaveView?.();
      carousel.current?.destroy();
    };
  }, [viewport]);

  return {
    ready,
    playing,
    stop: () => carousel.current?.stop(),
    toggle: () => (playing ? carousel.current?.stop() : carousel.current?.play()),
    move: (direction: 1 | -1) => carousel.current?.move(direction),
  };
}
