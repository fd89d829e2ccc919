import { useEffect, useRef } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { frame } from '#app/content/frame.ts';
import { type Notice, toastOptions } from './notify.ts';
import styles from './toaster.module.css';

/** SPEC sections 2 and 9. A new list at each rendering would make the library miss the keys that caused it. */
const hotkey = ['altKey', 'KeyT'];

/** Fetched on demand by `Notifications`. */
export function Toaster({ notices }: { notices: Notice[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const notice of notices.slice(shown.current)) {
      const show = notice.kind === 'message' ? toast : toast[notice.kind];
      show(notice.title, toastOptions(notice));
    }
    shown.current = notices.length;
  }, [notices]);

  return (
    <SonnerToaster
      position="bottom-right"
      hotkey={hotkey}
      closeButton
      containerAriaLabel={frame.notifications}
      duration={8000}
      toastOptions={{
        className: styles.toast ?? '',
        closeButtonAriaLabel: frame.closeNotification,
      }}
    />
  );
}
