/** The usual inclusions and exclusions of a placement, and the format of working hours (`content/destinations/usual.ts`). */
export const usual = {
  included: ['আবেদন যাচাই', 'নিয়োগদাতার কাছে কাজের ব্যবস্থা', 'ভিসার কাজে সহায়তা', 'যাত্রার আগের ওরিয়েন্টেশন'],
  notIncluded: [
    'বিমানভাড়া',
    'ভিসা ও দূতাবাসের ফি',
    'বিমা, নিয়োগদাতা না দিলে',
    'প্রতিদিনের যাতায়াত',
    'ব্যক্তিগত খরচ',
  ],
  /** @param hours '৩২-৪০' */
  formatHours: (hours: string) => `সপ্তাহে ${hours} ঘণ্টা`,
};

/** How long an internship takes if the country gives no length. */
export const formatUsualStay = (duration: string) => `সাধারণত ${duration}`;
