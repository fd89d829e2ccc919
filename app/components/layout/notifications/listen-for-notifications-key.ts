import { focusNotifications } from './notify.ts';

/**
 * Alt+T moves the focus to the notification area (requirements 2 and 9).
 *
 * @param earlyEvents events from before the call. An Alt+T among them counts as well.
 */
export function listenForNotificationsKey(earlyEvents: readonly Event[]): void {
  function handleEvent(event: Event) {
    const isKey = event instanceof KeyboardEvent && event.altKey && event.code === 'KeyT';
    if (isKey) focusNotifications();
  }
  earlyEvents.forEach(handleEvent);
  document.addEventListener('keydown', handleEvent);
}
