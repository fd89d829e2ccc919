/** The texts around every page, apart from the menus (navigation.ts) and the footer. Some are for screen readers only. */
export const siteChrome = {
  skipToContent: 'Skip to content',
  loading: 'Loading the page',
  breadcrumb: 'Breadcrumb',
  notifications: 'Notifications',
  /** Shown when the visitor opens the notification area and it is empty. */
  noNotifications: 'No notifications',
  closeNotification: 'Close notification',
} as const;
