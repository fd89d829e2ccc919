import { useEffect, useState } from 'react';
import { frame } from '#app/content/frame.ts';
import { type Notice, onNotice } from './notify.ts';

type Toaster = typeof import('./toaster.tsx').Toaster;

/**
 * The notification area: bottom right, Alt+T (requirements 2 and 9). Its library is fetched with the
 * first notice, or when somebody presses the keys; should that fail, with the next notice again.
 *
 * @param moves what the visitor did before, among which may be the keys
 */
export function Notifications({ moves }: { moves: readonly Event[] }) {
  const [notices, setNotices] = useState<Notice[]>([]);
  const [wanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState<{ Toaster: Toaster }>();
  const needed = wanted || notices.length > 0;

  useEffect(() => onNotice((notice) => setNotices((earlier) => [...earlier, notice])), []);
  useEffect(() => {
    const onKey = (event: Event) => {
      if (event instanceof KeyboardEvent && event.altKey && event.code === 'KeyT') setWanted(true);
    };
    moves.forEach(onKey);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [moves]);

  // Not `lazy`: an import that fails, as without a network, would take the page down with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice is another attempt.
  useEffect(() => {
    if (needed && !loaded) import('./toaster.tsx').then(setLoaded, () => {});
  }, [needed, loaded, notices]);

  return loaded ? (
    <loaded.Toaster notices={notices} label={frame.notifications} close={frame.closeNotification} />
  ) : null;
}
