import type { finderMetadata as english } from '../en/eligibility-finder-metadata.ts';
import type { Translation } from '../types/translation.ts';
import { sentence } from './eligibility-finder.ts';

export const finderMetadata = {
  answer: {
    title: sentence.form.title,
    description:
      'বয়স, পড়াশোনা, ইংরেজি আর পাসপোর্টের কথা লিখুন। কোথায় যেতে পারবেন, কত পাবেন আর কী এখনো বাকি, দেখে নিন।',
  },
} satisfies Translation<typeof english>;
