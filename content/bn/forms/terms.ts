import type { terms as english } from '../../en/forms/terms.ts';
import type { Translation } from '../../types/translation.ts';

/** The terms that an applicant agrees to. Like the English, they are a draft. */
export const terms = {
  draft: true,
  title: 'শর্তাবলি',
  label: 'আমি',
  message: 'শর্তাবলি মেনে নিতে হবে।',
  link: 'শর্তাবলি',
  labelEnd: 'মেনে নিচ্ছি',
  points: [
    'এই শর্তাবলি একটি খসড়া। চূড়ান্ত শর্তাবলি এর জায়গা নেবে।',
    'আপনি নিশ্চিত করছেন যে এই ফরমে যা লিখছেন, তা সত্য ও সম্পূর্ণ, আর নিজের সম্পর্কেই লিখছেন।',
    'ফরম পাঠালে আপনার কোনো দায় তৈরি হয় না। এতে প্রোগ্রামে আসনও নিশ্চিত হয় না।',
    'আমরা আপনার আবেদন দেখে ৪৮ ঘণ্টার মধ্যে আপনার সঙ্গে যোগাযোগ করব।',
    'প্রয়োজন হলে আমরা আরও কাগজপত্র চাইতে পারি। বিদেশের প্রোগ্রামের বেলায় তার মধ্যে মেডিকেল ও পুলিশ ক্লিয়ারেন্স আর আর্থিক সামর্থ্যের প্রমাণও পড়ে।',
  ],
  close: 'ফরমে ফিরে যান',
} satisfies Translation<typeof english>;
