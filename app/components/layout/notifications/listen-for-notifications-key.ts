import { focusNotifications } from './notify.ts';

/**
 * Alt+T moves the focus to the notification area (requirements 2 and 9).
 *
 * @param earlyEvents what the visitor did before this was called; the key may be among it
 */
export function listenForNotificationsKey(earlyEvents: readonly Event[] = []): void {
  function handleEvent(event: Event) {
    const isKey = event instanceof KeyboardEvent && event.altKey && event.code === 'KeyT';
    if (isKey) focusNotifications();
  }
  earlyEvents.forEach(handleEvent);
  document.addEventListener('keydown', handleEvent);
}
