import type { Notice } from './notice.ts';
import type { NotificationArea } from './notification-area.ts';

let area: Promise<NotificationArea> | undefined;

/** Fetches the area's code when it is first needed. If that fails, the next call tries again. */
function loadArea(): Promise<NotificationArea> {
  area ??= import('./notification-area.ts').then(({ createNotificationArea }) =>
    createNotificationArea(),
  );
  area.catch(() => {
    area = undefined;
  });
  return area;
}

/** Loads the notification area ahead, so that a notice can be shown when the network is gone. */
export function prepareNotifications(): void {
  loadArea().catch(() => {});
}

/** Shows a notice in the notification area. Without the area's code it is lost: the page itself says the same. */
export function notify(notice: Notice): void {
  loadArea().then(
    ({ show }) => show(notice),
    () => {},
  );
}

/** Moves the focus to the notices, or to one that says that there are none. */
export function focusNotifications(): void {
  loadArea().then(
    ({ focus }) => focus(),
    () => {},
  );
}
