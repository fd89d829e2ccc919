import type { programmeFinderLinks as english } from '../en/finder-links.ts';
import type { Translation } from '../types/translation.ts';

export const programmeFinderLinks = {
  'study-abroad': 'আমি কি বিদেশে পড়তে পারব?',
  'virtual-internship': 'আমি কি ভার্চুয়াল ইন্টার্নশিপ করতে পারব?',
  'international-internship': 'আমি কি ইন্টার্নশিপে যেতে পারব?',
  'agriculture-internship': 'আমি কি ডেনমার্কের খামারে যেতে পারব?',
  'medical-internships': 'আমি কি মেডিকেল ইন্টার্নশিপে যেতে পারব?',
  'pathway-program': 'আমি কি পাথওয়ে প্রোগ্রামে যোগ দিতে পারব?',
  'student-exchange': 'আমি কি স্টুডেন্ট এক্সচেঞ্জে যেতে পারব?',
  'professional-immersion': 'আমি কি প্রফেশনাল ইমারশনে যোগ দিতে পারব?',
  'hotel-immersion': 'আমি কি হোটেল ইমারশনে যোগ দিতে পারব?',
} satisfies Translation<typeof english>;
