import { createContactPath } from '../contact-path.ts';
import { inBothLanguages } from '../in-both-languages.ts';

/** How studies abroad are paid for, for the page of the programme. */
export const studyFunding = inBothLanguages((t) => ({
  title: t('Funding and scholarships', 'পড়ার খরচ ও বৃত্তি'),
  lead: t('Three ways to pay for your studies.', 'পড়ার খরচ জোগানোর তিনটি পথ।'),
  link: {
    to: createContactPath('study-abroad'),
    name: t('Ask which are open to you', 'আপনি কোনটি পেতে পারেন, জিজ্ঞেস করুন'),
  },
  // Samples for the client to confirm; the specification gives no fees and no amounts.
  sources: [
    {
      title: t('Scholarships', 'বৃত্তি'),
      text: t(
        'Universities and governments decide who gets them.',
        'কে বৃত্তি পাবেন, তা বিশ্ববিদ্যালয় ও সরকার ঠিক করে।',
      ),
    },
    {
      title: t('Your own funds', 'নিজের টাকা'),
      text: t(
        'Savings or a sponsor. Proof of funds is one of your documents.',
        'সঞ্চয় বা স্পনসর। আর্থিক সামর্থ্যের প্রমাণ কাগজপত্রের একটি।',
      ),
    },
    {
      title: t('Part-time work', 'খণ্ডকালীন কাজ'),
      text: t(
        'Allowed while you study. Each country sets the hours.',
        'পড়ার পাশাপাশি করা যায়। কত ঘণ্টা, তা প্রতিটি দেশ ঠিক করে।',
      ),
    },
  ],
}));
