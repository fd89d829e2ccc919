import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives a function that puts work off until no pointer is pressed, and the click that goes with it is over.
 * A message that appears when a field is left moves what stands below: the button that is just being pressed
 * would slip away, and the click be lost.
 */
export function useAfterPointerRelease(): (work: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const release = () => {
      pressed.current = false;
    };
    document.addEventListener(
      'pointerdown',
      () => {
        pressed.current = true;
      },
      options,
    );
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);

  return useCallback((work) => {
    if (!pressed.current) {
      setTimeout(work);
      return;
    }
    const waiting = new AbortController();
    const released = () => {
      waiting.abort();
      setTimeout(work);
    };
    document.addEventListener('pointerup', released, { signal: waiting.signal });
    document.addEventListener('pointercancel', released, { signal: waiting.signal });
  }, []);
}
