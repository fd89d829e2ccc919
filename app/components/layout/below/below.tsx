import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * What lies below a page's first window. Who follows a link sees that window before this is rendered. On Back the page stands as
 * high as it was left, and a link to a part of the page finds it: there all comes at once.
 */
export function Below({ children }: { children: ReactNode }) {
  // The first page counts as one that was gone back to.
  const isBack = useNavigationType() === 'POP';
  const leadsToPart = useLocation().hash !== '';
  const [isShown, setShown] = useState(isBack || leadsToPart);
  useLayoutEffect(() => {
    if (isShown) return;
    // React's own deferring (`useDeferredValue`) goes on before the frame is drawn.
    const frame = requestAnimationFrame(() =>
      setTimeout(() => startTransition(() => setShown(true))),
    );
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  return isShown ? children : <div className="below" />;
}
