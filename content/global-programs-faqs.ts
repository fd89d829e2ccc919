import { usualStay } from './destinations/usual.ts';
import { usualAge18to35 } from './eligibility/ages.ts';
import { getRequirementText } from './eligibility/displayed-eligibility.ts';
import {
  basicEnglish,
  ieltsA2,
  intermediateEnglish,
  toefl,
  upperIntermediateEnglish,
} from './eligibility/english.ts';
import { passport2Years, passport12Months } from './eligibility/passports.ts';
import { secondYearOrNewGraduate } from './eligibility/studies.ts';
import { longPassportYears } from './eligibility/visitor-facts.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { longestMonths, longestStay } from './programme-pages/international-internship.ts';
import { duration as visit } from './programme-pages/professional-immersion.ts';
import { duration as study } from './programme-pages/study-abroad.ts';
import type { Faq } from './types/common.ts';
import type { EligibilitySentence } from './types/eligibility.ts';

/** The questions and answers of /global-programs. The answers are derived from the records, for the client to confirm. */
export const globalProgramsFaqs = inBothLanguages((t, format, language) => {
  const getText = (sentence: EligibilitySentence) => getRequirementText(sentence, language);
  const visitDays = visit.from;
  const longValidity = format.duration({ choices: [longPassportYears], unit: 'years' });
  const longestStudy = format.duration({ choices: [study.to], unit: study.unit });
  return [
    {
      question: t('Who can apply?', 'কারা আবেদন করতে পারবেন?'),
      answer: t(
        `${getText(secondYearOrNewGraduate.answer)}, ${getText(usualAge18to35.answer)}. The page of each programme and each destination gives its own conditions.`,
        `${getText(secondYearOrNewGraduate.answer)}। ${getText(usualAge18to35.answer)}। প্রতিটি প্রোগ্রাম ও দেশের পাতায় তার নিজস্ব শর্ত লেখা আছে।`,
      ),
    },
    {
      id: 'ielts',
      question: t('Do I need IELTS?', 'IELTS কি লাগবে?'),
      answer: t(
        `Not for an international internship in general: ${getText(basicEnglish.answer)}. Some offers ask for more. Agriculture internship in Denmark: IELTS ${getText(ieltsA2.inSentence)}. J1 internship in the USA: ${getText(upperIntermediateEnglish.inSentence)}. Teachers in the USA: ${getText(toefl.plain)}. Medical internships: ${getText(intermediateEnglish.inSentence)}. Study abroad: the university decides.`,
        `ইন্টারন্যাশনাল ইন্টার্নশিপে সাধারণত লাগবে না: ${getText(basicEnglish.answer)}। কোনো কোনো সুযোগে আরও ভালো ইংরেজি লাগে। ডেনমার্কে কৃষি ইন্টার্নশিপে: IELTS ${getText(ieltsA2.inSentence)}। যুক্তরাষ্ট্রে J1 ইন্টার্নশিপে: ${getText(upperIntermediateEnglish.inSentence)}। যুক্তরাষ্ট্রে শিক্ষকদের: ${getText(toefl.plain)}। মেডিকেল ইন্টার্নশিপে: ${getText(intermediateEnglish.inSentence)}। বিদেশে পড়াশোনায়: বিশ্ববিদ্যালয় ঠিক করে।`,
      ),
    },
    {
      question: t('Are internships paid?', 'ইন্টার্নশিপে কি ভাতা আছে?'),
      answer: t(
        'International internships and the agriculture internship are paid. How much depends on the country: see its page. Where a page names no stipend, ask us. Your offer names what is included. Ask before you accept.',
        'ইন্টারন্যাশনাল ইন্টার্নশিপে আর কৃষি ইন্টার্নশিপে ভাতা আছে। কত পাবেন, তা নির্ভর করে কোন দেশে যাবেন, তার ওপর: সেই দেশের পাতা দেখুন। সেখানে ভাতার কথা না থাকলে আমাদের জিজ্ঞেস করুন। কী কী থাকছে, তা অফার লেটারে লেখা থাকবে। রাজি হওয়ার আগে জিজ্ঞেস করুন।',
      ),
    },
    {
      question: t('How long does a programme take?', 'একটি প্রোগ্রাম কত দিনের?'),
      answer: t(
        `From ${visitDays === 1 ? 'a day' : `${format.spelled(visitDays)} days`} in a hotel to ${longestStudy} at a university. Internships typically take ${format.duration(usualStay)}, up to ${format.number(longestMonths)}.`,
        `হোটেলে ${format.spelled(visitDays)} দিন থেকে বিশ্ববিদ্যালয়ে ${longestStudy} পর্যন্ত। ইন্টার্নশিপ সাধারণত ${format.inSentence(format.duration(usualStay))}ের, সর্বোচ্চ ${format.duration(longestStay)}।`,
      ),
    },
    {
      question: t('Which passport do I need?', 'কেমন পাসপোর্ট লাগবে?'),
      answer: t(
        `${getText(passport12Months.answer)} ${getText(passport2Years.answer)}, and so does the list of documents: ${longValidity} is enough for all of them.`,
        `${getText(passport12Months.answer)} ${getText(passport2Years.answer)}, কাগজপত্রের তালিকাতেও তা-ই। মেয়াদ ${longValidity} থাকলে সবগুলোর জন্যই যথেষ্ট।`,
      ),
    },
    {
      question: t('When do I hear back?', 'কবে উত্তর পাব?'),
      answer: t(
        'Within 48 hours of sending the application form.',
        'আবেদন ফরম পাঠানোর ৪৮ ঘণ্টার মধ্যে।',
      ),
    },
  ] satisfies Faq[];
});
