import { lazy, Suspense, useEffect, useState } from 'react';
import { type Notice, onNotice } from './notify.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/**
 * The notification area: bottom right, Alt+T (SPEC sections 2 and 9). Its library is fetched with the
 * first notice, or when somebody presses the keys.
 */
export function Notifications() {
  const [notices, setNotices] = useState<Notice[]>([]);
  const [wanted, setWanted] = useState(false);

  useEffect(() => onNotice((notice) => setNotices((earlier) => [...earlier, notice])), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') setWanted(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  if (!wanted && notices.length === 0) return null;
  return (
    <Suspense>
      <Toaster notices={notices} />
    </Suspense>
  );
}
