/** What the notification area says when it is asked for and has nothing to say. */
export const noNotifications = 'No notifications';
