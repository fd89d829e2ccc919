import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that delays work until no pointer is pressed and its click event is over. A message that appears when
 * the visitor leaves a field moves the content below it. Without the delay, a button that is being pressed would move away
 * from the pointer, and the click would be lost.
 */
export function useAfterPointerRelease(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener(
      'pointerdown',
      () => {
        isPressed.current = true;
      },
      options,
    );
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => listeners.abort();
  }, []);

  return useCallback((work) => {
    if (!isPressed.current) {
      setTimeout(work);
      return;
    }
    const releaseListeners = new AbortController();
    const runAfterRelease = () => {
      releaseListeners.abort();
      setTimeout(work);
    };
    document.addEventListener('pointerup', runAfterRelease, { signal: releaseListeners.signal });
    document.addEventListener('pointercancel', runAfterRelease, {
      signal: releaseListeners.signal,
    });
  }, []);
}
