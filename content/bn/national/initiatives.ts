import type { initiatives as english } from '../../en/national/initiatives.ts';
import type { Translation } from '../../types/translation.ts';

export const initiatives = {
  students: { title: 'শিক্ষার্থীদের জন্য', offers: ['দেশে ইন্টার্নশিপ', 'সেমিনার', 'পরামর্শ'] },
  employers: {
    title: 'নিয়োগদাতাদের জন্য',
    offers: ['কর্মী বাছাই', 'ক্যাম্পাসে আলোচনা', 'মানবসম্পদ উন্নয়ন'],
  },
} satisfies Translation<typeof english>;
