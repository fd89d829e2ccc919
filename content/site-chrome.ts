import type { Language } from './language.ts';

/** The texts around every page, apart from the menus (navigation.ts) and the footer. Some are for screen readers only. */
type SiteChrome = {
  skipToContent: string;
  loading: string;
  breadcrumb: string;
  notifications: string;
  /** Shown when the visitor opens the notification area and it is empty. */
  noNotifications: string;
  closeNotification: string;
};

/** They are few, so scripts of pages have them in both languages. */
export const siteChrome: Record<Language, SiteChrome> = {
  en: {
    skipToContent: 'Skip to content',
    loading: 'Loading the page',
    breadcrumb: 'Breadcrumb',
    notifications: 'Notifications',
    noNotifications: 'No notifications',
    closeNotification: 'Close notification',
  },
  bn: {
    skipToContent: 'মূল অংশে যান',
    loading: 'পাতাটি লোড হচ্ছে',
    breadcrumb: 'আপনি কোথায় আছেন',
    notifications: 'বিজ্ঞপ্তি',
    noNotifications: 'কোনো বিজ্ঞপ্তি নেই',
    closeNotification: 'বিজ্ঞপ্তি বন্ধ করুন',
  },
};
