import { inBothLanguages } from '../in-both-languages.ts';
import type { Step } from '../types/common.ts';

/** The steps in which we help with studies abroad, for the page of the programme. */
export const studySteps = inBothLanguages((t, format) => {
  const offerings: Step[] = [
    {
      title: t('University matching', 'বিশ্ববিদ্যালয় খোঁজা'),
      text: t(
        'Universities and courses that fit your marks, your plans and your budget.',
        'আপনার ফলাফল, পরিকল্পনা ও বাজেটের সঙ্গে মেলে এমন বিশ্ববিদ্যালয় ও কোর্স।',
      ),
    },
    {
      title: t('Application processing', 'আবেদনের কাজ'),
      text: t(
        'We check your forms, letters and deadlines.',
        'আপনার ফরম, চিঠি আর শেষ তারিখ আমরা মিলিয়ে দেখি।',
      ),
    },
    {
      title: t('Visa support', 'ভিসার কাজে সহায়তা'),
      text: t(
        'Help with the visa application. The embassy decides.',
        'ভিসার আবেদনে সহায়তা। সিদ্ধান্ত দূতাবাসের।',
      ),
    },
    {
      title: t('Pre-departure orientation', 'যাত্রার আগের ওরিয়েন্টেশন'),
      text: t('Housing, money, classes and the first week.', 'থাকা, টাকাপয়সা, ক্লাস আর প্রথম সপ্তাহ।'),
    },
    {
      title: t('Onward support', 'পৌঁছানোর পরও সহায়তা'),
      text: t(
        'Someone to write to after you arrive.',
        'তখনো একজন থাকবেন, যাঁর সঙ্গে যোগাযোগ করতে পারবেন।',
      ),
    },
  ];
  const count = format.spelled(offerings.length);
  return {
    title: t(`How we help, in ${count} steps`, `${count} ধাপে আমাদের সহায়তা`),
    offerings,
  };
});
