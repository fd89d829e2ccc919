import { capitalise } from '#common/capitalise.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import type { Item } from '../types/common.ts';

/** What one gains by a medical internship, for its page. The client confirms or replaces the list. */
export const medicalBenefits = inBothLanguages((t, format) => {
  const benefits: Item[] = [
    {
      title: t('Clinical exposure', 'হাসপাতালের অভিজ্ঞতা'),
      text: t('Real wards, real cases.', 'সত্যিকারের ওয়ার্ড, সত্যিকারের রোগী।'),
    },
    {
      title: t('Global health', 'বিশ্বস্বাস্থ্য'),
      text: t('See another system at work.', 'আরেকটি ব্যবস্থা কীভাবে চলে, দেখুন।'),
    },
    {
      title: t('Clinical teams', 'চিকিৎসার দল'),
      text: t('See how they share the work.', 'তাঁরা কাজ কীভাবে ভাগ করেন, দেখুন।'),
    },
    {
      title: t('A clearer choice', 'স্পষ্ট সিদ্ধান্ত'),
      text: t('Find the field that suits you.', 'কোন ক্ষেত্র আপনার জন্য উপযুক্ত, খুঁজে নিন।'),
    },
    {
      title: t('Cultural skill', 'সংস্কৃতি বোঝা'),
      text: t('See how people live in another country.', 'অন্য দেশে মানুষ কীভাবে জীবন কাটায়, দেখুন।'),
    },
    {
      title: t('Confidence', 'আত্মবিশ্বাস'),
      text: t('Speak up on ward rounds.', 'ওয়ার্ড রাউন্ডে সংকোচ না করে মত জানান।'),
    },
    {
      title: t('Network', 'পরিচিতি'),
      text: t('Colleagues in another country.', 'আরেক দেশে সহকর্মী।'),
    },
    {
      title: t('A stronger resume', 'সমৃদ্ধ সিভি'),
      text: t('Experience to write about.', 'সিভিতে লেখার মতো অভিজ্ঞতা।'),
    },
  ];
  const count = format.spelled(benefits.length);
  return { title: t(`${capitalise(count)} benefits`, `${count}টি সুবিধা`), benefits };
});
