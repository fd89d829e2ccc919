import type { siteChrome as english } from '../en/site-chrome.ts';
import type { Translation } from '../types/translation.ts';

export const siteChrome = {
  skipToContent: 'মূল অংশে যান',
  loading: 'পাতাটি লোড হচ্ছে',
  breadcrumb: 'আপনি কোথায় আছেন',
  notifications: 'বিজ্ঞপ্তি',
  noNotifications: 'কোনো বিজ্ঞপ্তি নেই',
  closeNotification: 'বিজ্ঞপ্তি বন্ধ করুন',
} satisfies Translation<typeof english>;
