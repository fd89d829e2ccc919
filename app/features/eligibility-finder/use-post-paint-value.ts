import { startTransition, useLayoutEffect, useState } from 'react';

/**
 * Returns the previous value until the browser has painted the frame with the other changes. `useDeferredValue` can't do
 * this: it renders the new value before that frame.
 */
export function usePostPaintValue<Value>(value: Value): Value {
  const [deferredValue, setDeferredValue] = useState(() => value);
  useLayoutEffect(() => {
    if (deferredValue === value) return;
    let isCancelled = false;
    const frame = requestAnimationFrame(() =>
      setTimeout(() => isCancelled || startTransition(() => setDeferredValue(() => value))),
    );
    return () => {
      isCancelled = true;
      cancelAnimationFrame(frame);
    };
  }, [deferredValue, value]);
  return deferredValue;
}
