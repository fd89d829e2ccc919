import { inBothLanguages } from '../in-both-languages.ts';

/** The initiatives inside Bangladesh in each language. All pages that mention them use this record. */
export const initiatives = inBothLanguages((t) => ({
  students: {
    to: '/national-programs/students',
    title: t('For Students', 'শিক্ষার্থীদের জন্য'),
    offers: [
      t('Local internships', 'দেশে ইন্টার্নশিপ'),
      t('Seminars', 'সেমিনার'),
      t('Guidance', 'পরামর্শ'),
    ],
  },
  employers: {
    to: '/national-programs/employers',
    title: t('For Employers', 'নিয়োগদাতাদের জন্য'),
    offers: [
      t('Talent acquisition', 'কর্মী বাছাই'),
      t('Campus talks', 'ক্যাম্পাসে আলোচনা'),
      t('HR development', 'মানবসম্পদ উন্নয়ন'),
    ],
  },
}));
