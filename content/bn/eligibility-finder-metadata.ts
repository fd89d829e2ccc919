import type { finderMetadata as english } from '../en/eligibility-finder-metadata.ts';
import type { Translation } from '../types/translation.ts';

export const finderMetadata = {
  answer: {
    title: 'আমি কি যেতে পারব?',
    description:
      'বয়স, পড়াশোনা, ইংরেজি আর পাসপোর্টের কথা লিখুন। কোথায় যেতে পারবেন, কত পাবেন আর কী এখনো বাকি, দেখে নিন।',
  },
  compare: {
    title: 'তুলনা',
    description: 'পাশাপাশি সর্বোচ্চ তিনটি সুযোগ। যেখানে আলাদা, সেখানে চিহ্ন দেওয়া আছে।',
  },
  plan: {
    title: 'আপনার পরিকল্পনা',
    of: (name) => `আপনার পরিকল্পনা: ${name}`,
    description: 'কোন কাগজ, কোনটির পর কোনটি, আর যেতে হলে কবে শুরু করবেন।',
  },
} satisfies Translation<typeof english>;
