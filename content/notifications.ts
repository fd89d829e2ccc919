/** Shown when the visitor opens the notification area and it is empty. */
export const noNotifications = 'No notifications';
