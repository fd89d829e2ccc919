import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { everyWhileVisible } from './every-while-visible.ts';
import { whileInView } from './while-in-view.ts';

/** Requirements 9, in milliseconds. */
const interval = 5000;

export type Slideshow = {
  /** The index of the picture that is shown. */
  shown: number;
  /** The indexes of the pictures that are loaded and have been shown; these may be in the page. */
  seen: readonly number[];
  /** Undefined until the browser runs the slideshow: its controls would do nothing before. */
  playing: boolean | undefined;
  setPlaying: (playing: boolean) => void;
  show: (index: number) => void;
};

/**
 * Goes from picture to picture every 5 seconds, from the last to the first (requirements 4). Starts
 * paused where the visitor prefers reduced motion. A picture is shown only when it has been loaded, so
 * that the frame is never empty; where it can't be, the one before it stays. Scrolled away it rests.
 *
 * @param frame what shows them
 * @param sources the pictures' addresses, the first of which is in the page already
 */
export function useSlideshow(
  frame: RefObject<Element | null>,
  sources: readonly string[],
): Slideshow {
  const [{ shown, seen }, setState] = useState({ shown: 0, seen: [0] });
  const [playing, setPlaying] = useState<boolean>();
  const [isInView, setInView] = useState(false);
  const wanted = useRef(0);

  useEffect(() => {
    setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  useEffect(() => {
    if (!frame.current) return;
    return whileInView(frame.current, () => {
      setInView(true);
      return () => setInView(false);
    });
  }, [frame]);

  const show = useCallback(
    async (index: number) => {
      wanted.current = index;
      const loaded = await load(sources[index]);
      if (!loaded || wanted.current !== index) return;
      setState(({ seen }) => ({
        shown: index,
        seen: seen.includes(index) ? seen : [...seen, index],
      }));
    },
    [sources],
  );

  useEffect(() => {
    if (!playing || !isInView) return;
    const next = (shown + 1) % sources.length;
    load(sources[next]);
    return everyWhileVisible(interval, () => show(next));
  }, [playing, isInView, shown, sources, show]);

  return { shown, seen, playing, setPlaying, show };
}

/** Fetches and decodes a picture, and says whether that worked. */
async function load(src: string | undefined): Promise<boolean> {
  if (!src) return false;
  const picture = new Image();
  picture.src = src;
  return picture.decode().then(
    () => true,
    () => false,
  );
}
