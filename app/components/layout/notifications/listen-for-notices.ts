import { type Notice, onNotice } from './notify.ts';

const isNoticesKey = (event: Event) =>
  event instanceof KeyboardEvent && event.altKey && event.code === 'KeyT';

/**
 * The notification area: bottom right, Alt+T (requirements 2 and 9). Its library is fetched with the first notice, or when
 * somebody presses the keys. If that fails, it is tried again with the next notice.
 *
 * @param earlyEvents what the visitor did before this was called; the keys may be among it
 */
export function listenForNotices(earlyEvents: readonly Event[] = []): void {
  const waiting: Notice[] = [];
  let show: ((notices: readonly Notice[]) => void) | undefined;

  function load() {
    import('./mount-notifications.tsx').then(
      ({ mountNotifications }) => {
        show ??= mountNotifications();
        show(waiting.splice(0));
      },
      () => {},
    );
  }

  onNotice((notice) => {
    if (show) return show([notice]);
    waiting.push(notice);
    load();
  });
  const onKey = (event: Event) => {
    if (!show && isNoticesKey(event)) load();
  };
  earlyEvents.forEach(onKey);
  document.addEventListener('keydown', onKey);
}
