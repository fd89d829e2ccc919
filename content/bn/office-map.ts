import type { officeMap as english } from '../en/office-map.ts';
import type { Translation } from '../types/translation.ts';

/** The texts of the drawn map. */
export const officeMap = {
  title: 'ঢাকায় আমাদের ঠিকানা',
  picture: 'আঁকা মানচিত্র: দুটি সড়কের মোড়ে অফিস, এক পাশে পার্ক, অন্য পাশে লেক; দক্ষিণে নদী',
  note: 'আঁকা মানচিত্র, মাপ অনুযায়ী নয়',
  link: 'মানচিত্রে দেখুন',
} satisfies Translation<typeof english>;
