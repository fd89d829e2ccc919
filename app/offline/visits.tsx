import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Visit } from './visit.ts';

/** Tells the service worker of each page to which a link leads: it sees only those that the browser loads itself. */
export function Visits() {
  const { pathname } = useLocation();
  const told = useRef(pathname);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    const visit = { path: pathname, files: [] } satisfies Visit;
    navigator.serviceWorker?.controller?.postMessage(visit);
  }, [pathname]);
  return null;
}
