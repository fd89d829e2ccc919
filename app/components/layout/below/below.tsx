import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useAfterFrame } from './use-after-frame.ts';

/**
 * What lies below a page's first window. Who follows a link sees that window before this is rendered. On Back the page stands as
 * high as it was left, and a link to a part of the page finds it: there all comes at once.
 */
export function Below({ children }: { children: ReactNode }) {
  // The first page counts as one that was gone back to.
  const isBack = useNavigationType() === 'POP';
  const leadsToPart = useLocation().hash !== '';
  const isShown = useAfterFrame(true, isBack || leadsToPart);
  return isShown ? children : <div className="below" />;
}
