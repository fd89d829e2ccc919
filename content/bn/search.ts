import type { search as english } from '../en/search.ts';
import { siteNames } from '../identity.ts';
import type { Translation } from '../types/translation.ts';

export const search = {
  title: 'খুঁজুন',
  description: 'এই সাইটের দেশ, প্রোগ্রাম, পাতা, প্রশ্ন ও লেখা।',
  label: `${siteNames.bn}ের সাইটে খুঁজুন`,
  placeholder: 'খুঁজুন',
  submit: 'খুঁজুন',
  close: 'খোঁজা বন্ধ করুন',
  hint: {
    before: 'দেশ, প্রোগ্রাম বা প্রশ্ন লিখুন,',
    bengali: 'বাংলায়',
    after: ', ইংরেজিতে বা ইংরেজি হরফে বাংলায়।',
  },
  loading: 'একটু অপেক্ষা করুন।',
  failed: 'খুঁজতে Enter চাপুন।',
  start: { title: 'এখান থেকে শুরু করুন' },
  results: 'ফলাফল',
  groups: {
    best: 'সবচেয়ে কাছের ফলাফল',
    country: 'দেশ',
    programme: 'প্রোগ্রাম',
    page: 'পাতা',
    question: 'প্রশ্ন',
    post: 'লেখা',
  },
  count: { none: 'ফলাফল নেই', classifier: 'টি', one: 'ফলাফল', several: 'ফলাফল' },
  reading: { before: ': ', between: ', ', or: ' বা ', after: ' ধরে নিয়েছি' },
  all: { before: 'সব মিলিয়ে', after: 'ফলাফল দেখুন' },
  none: {
    before: '“',
    after: '” নিয়ে আমাদের কোনো পাতা নেই।',
    text: 'বানান মিলিয়ে নিন, এগুলোর কোনোটি দেখুন, অথবা আমাদের জিজ্ঞেস করুন:',
    nearest: 'সবচেয়ে কাছের পাতাগুলো দেখুন, অথবা আমাদের জিজ্ঞেস করুন:',
    ask: { before: 'আমাদের জিজ্ঞেস করুন: “', after: '”' },
  },
  keys: {
    move: 'ওপরে বা নিচে যান',
    open: 'খুলুন',
    close: 'বন্ধ করুন',
    search: 'যেকোনো পাতায় খুঁজুন',
  },
} satisfies Translation<typeof english>;
