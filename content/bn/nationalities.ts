import type { nationalities as english } from '../nationalities.ts';
import type { Translation } from '../types/translation.ts';

/** The nationalities that a form suggests. */
export const nationalities = [
  'বাংলাদেশি',
  'ভারতীয়',
  'নেপালি',
  'শ্রীলঙ্কান',
  'পাকিস্তানি',
  'ভুটানি',
  'মালদ্বীপীয়',
  'আফগান',
  'মিয়ানমারের নাগরিক',
  'মালয়েশীয়',
  'ইন্দোনেশীয়',
  'ফিলিপিনো',
  'চীনা',
  'ব্রিটিশ',
  'আমেরিকান',
] as const satisfies Translation<typeof english>;
