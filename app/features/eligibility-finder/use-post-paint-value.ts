import { startTransition, useLayoutEffect, useState } from 'react';

/**
 * A value as it was, until the frame is drawn that shows what else has changed with it. React's own deferring (`useDeferredValue`)
 * goes on before that frame.
 *
 * @param before what stands for the first value until then
 */
export function usePostPaintValue<Value>(value: Value, before = value): Value {
  const [shown, setShown] = useState(() => before);
  useLayoutEffect(() => {
    if (shown === value) return;
    let isLater = false;
    const frame = requestAnimationFrame(() =>
      setTimeout(() => isLater || startTransition(() => setShown(() => value))),
    );
    return () => {
      isLater = true;
      cancelAnimationFrame(frame);
    };
  }, [shown, value]);
  return shown;
}
