import type { Notice } from './notice.ts';
import type { NotificationArea } from './notification-area.ts';

let area: Promise<NotificationArea> | undefined;

/** Imports and creates the notification area on the first call. If that fails, the next call tries again. */
function loadArea(): Promise<NotificationArea> {
  area ??= import('./notification-area.ts').then(({ createNotificationArea }) =>
    createNotificationArea(),
  );
  area.catch(() => {
    area = undefined;
  });
  return area;
}

/** Loads the notification area in advance, so that a notice can be shown offline. */
export function prepareNotifications(): void {
  loadArea().catch(() => {});
}

/**
 * Shows a notice in the notification area. If the area's code can't be loaded, the notice is dropped. The page itself contains
 * the same information.
 */
export function notify(notice: Notice): void {
  loadArea().then(
    ({ show }) => show(notice),
    () => {},
  );
}

/** Moves the focus to the notification area. Does nothing if the area's code can't be loaded. */
export function focusNotifications(): void {
  loadArea().then(
    ({ focus }) => focus(),
    () => {},
  );
}
