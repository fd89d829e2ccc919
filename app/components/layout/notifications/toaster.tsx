import { useEffect, useRef } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { noNotifications } from '#app/content/notifications.ts';
import { type Notice, toastOptions } from './notify.ts';
import styles from './toaster.module.css';

/** Requirements 2 and 9. A new list at each rendering would make the library miss the keys that caused it. */
const hotkey = ['altKey', 'KeyT'];

/**
 * Fetched on demand by `Notifications`. It imports nothing that the page has already: the browser would load its styles a
 * second time, and after all others.
 */
export function Toaster({
  notices,
  label,
  close,
}: {
  notices: Notice[];
  /** The name of the area, and of the button that closes a notice. */
  label: string;
  close: string;
}) {
  const area = useRef<HTMLElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    for (const notice of notices.slice(shown.current)) {
      const show = notice.kind === 'message' ? toast : toast[notice.kind];
      show(notice.title, toastOptions(notice));
    }
    shown.current = notices.length;
  }, [notices]);

  // The library gives the focus to a list of notices alone, and has no list without one.
  useEffect(() => {
    const listOf = () => area.current?.querySelector('ol');
    const sayThatThereAreNone = () => {
      if (listOf()) return;
      toast(noNotifications, { id: noNotifications });
      // The library shows a notice in a timeout of its own, which is before this one.
      setTimeout(() => listOf()?.focus());
    };
    const onKey = ({ altKey, code, key, target }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') sayThatThereAreNone();
      // The library makes each notice a tab stop before its button, and gives it nothing to do.
      const isNotice = target instanceof HTMLLIElement && area.current?.contains(target);
      if (key === 'Enter' && isNotice) target.querySelector('button')?.click();
    };
    // Without a notice it was the keys that fetched this.
    if (shown.current === 0) sayThatThereAreNone();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <SonnerToaster
      ref={area}
      position="bottom-right"
      hotkey={hotkey}
      closeButton
      containerAriaLabel={label}
      duration={8000}
      toastOptions={{
        className: styles.toast ?? '',
        closeButtonAriaLabel: close,
      }}
    />
  );
}
