import { inBothLanguages } from '../in-both-languages.ts';
import type { Statement } from '../types/common.ts';

/**
 * What we help with before, during and after a virtual internship, for its page. It is a sample: the specification asks for six and
 * names none. The client confirms or replaces them.
 */
export const virtualSupport = inBothLanguages((t, format) => {
  const items: Statement[] = [
    {
      title: t('Choosing a field', 'ক্ষেত্র বেছে নেওয়া'),
      text: t('Which one fits your studies?', 'আপনার পড়ার সঙ্গে কোনটি মেলে?'),
    },
    {
      title: t('Your resume and profile', 'সিভি ও প্রোফাইল'),
      text: t('One page that a company abroad understands.', 'এক পৃষ্ঠার, বিদেশের কোম্পানির বোঝার মতো।'),
    },
    {
      title: t('Matching you with a company', 'উপযুক্ত কোম্পানি খোঁজা'),
      text: t('We look for one in your field.', 'আপনার বেছে নেওয়া ক্ষেত্রে আমরা একটি খুঁজি।'),
    },
    {
      title: t('Questions before the interview', 'সাক্ষাৎকারের আগের প্রশ্ন'),
      text: t('Ask us what to expect.', 'কী হতে পারে, আমাদের জিজ্ঞেস করুন।'),
    },
    {
      title: t('Questions while you work', 'কাজের সময় প্রশ্ন'),
      text: t('Write to us when something is unclear.', 'কিছু বুঝতে না পারলে আমাদের লিখুন।'),
    },
    {
      title: t('What comes after', 'এরপর কী'),
      text: t('A job, a degree, an internship abroad?', 'চাকরি, ডিগ্রি, নাকি বিদেশে ইন্টার্নশিপ?'),
    },
  ];
  const count = format.spelled(items.length);
  return { title: t(`We help with ${count} things`, `${count}টি বিষয়ে আমরা সহায়তা করি`), items };
});
