import { inBothLanguages } from './in-both-languages.ts';

/** The nationalities that a form suggests, the most likely one first. Visitors may type any other. */
export const nationalities = inBothLanguages((t) => [
  t('Bangladeshi', 'বাংলাদেশি'),
  t('Indian', 'ভারতীয়'),
  t('Nepali', 'নেপালি'),
  t('Sri Lankan', 'শ্রীলঙ্কান'),
  t('Pakistani', 'পাকিস্তানি'),
  t('Bhutanese', 'ভুটানি'),
  t('Maldivian', 'মালদ্বীপীয়'),
  t('Afghan', 'আফগান'),
  t('Myanmar', 'মিয়ানমারের নাগরিক'),
  t('Malaysian', 'মালয়েশীয়'),
  t('Indonesian', 'ইন্দোনেশীয়'),
  t('Filipino', 'ফিলিপিনো'),
  t('Chinese', 'চীনা'),
  t('British', 'ব্রিটিশ'),
  t('American', 'আমেরিকান'),
]);
