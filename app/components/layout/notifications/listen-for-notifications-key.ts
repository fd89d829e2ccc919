import { focusNotifications } from './notify.ts';

/** Alt+T moves the focus to the notification area (requirements 2 and 9). */
export function listenForNotificationsKey(): void {
  document.addEventListener('keydown', ({ altKey, code }) => {
    if (altKey && code === 'KeyT') focusNotifications();
  });
}
