import { type RefObject, useEffect, useState } from 'react';
import { heightIn, toldHeight } from './frame-height.ts';

/** How long a frame may take before the page says so, in milliseconds. */
const patience = 15_000;

/** Whether the page in a frame was there before React: its `load` event is over then. */
function hasLoaded(frame: HTMLIFrameElement): boolean {
  try {
    const inside = frame.contentDocument;
    // The browser's own empty page, until the first answer comes.
    if (inside) return inside.readyState === 'complete' && inside.URL !== 'about:blank';
  } catch {
    // A browser that throws where others give null.
  }
  // Of another site only the timing can be seen, and only once it is there.
  return performance.getEntriesByName(frame.src).length > 0;
}

/**
 * How the page in a frame stands.
 *
 * @param src its address; a new `attempt` loads it again
 * @returns `height` in pixels, once a page of ours is there or has told it
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  attempt: number,
): { state: 'loading' | 'loaded' | 'late'; height: number | undefined } {
  const [state, setState] = useState<'loading' | 'loaded' | 'late'>('loading');
  const [height, setHeight] = useState<number>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is another frame.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const loaded = () => {
      setState('loaded');
      setHeight(heightIn(element));
    };
    if (hasLoaded(element)) {
      loaded();
      return;
    }
    setState('loading');
    const timer = setTimeout(() => setState('late'), patience);
    const done = () => {
      clearTimeout(timer);
      loaded();
    };
    element.addEventListener('load', done);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('load', done);
    };
  }, [frame, attempt]);

  useEffect(() => {
    const receive = (event: MessageEvent) => {
      const told = frame.current && toldHeight(event, frame.current);
      if (told) setHeight(told);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [frame]);

  return { state, height };
}
