/** What the frame of every page says beside the menus and the footer (navigation.ts): for the eye or for a screen reader. */
export const siteChrome = {
  skipToContent: 'Skip to content',
  loading: 'Loading the page',
  breadcrumb: 'Breadcrumb',
  notifications: 'Notifications',
  closeNotification: 'Close notification',
} as const;
