import { inBothLanguages } from './in-both-languages.ts';
import type { DocumentGuide } from './types/document.ts';

/**
 * How to get a document, by id, in the order in which to get them. Browsers store the ids of ticked documents.
 * Forms accept no files, so no document is handed in with a form. The sentences are drafts for the client to confirm.
 */
export const documentGuides = inBothLanguages(
  (t) =>
    ({
      passport: {
        how: t(
          'Apply on the e-passport site, then give your fingerprints.',
          'ই-পাসপোর্টের সাইটে আবেদন করুন, তারপর আঙুলের ছাপ দিন।',
        ),
        stage: 'before acceptance',
      },
      transcripts: {
        how: t(
          'Ask your college or university for copies in English.',
          'কলেজ বা বিশ্ববিদ্যালয় থেকে ইংরেজি কপি চেয়ে নিন।',
        ),
        stage: 'before acceptance',
      },
      ielts: {
        how: t('Book the test, then send us the result.', 'পরীক্ষার তারিখ নিন, তারপর ফলাফল আমাদের পাঠান।'),
        stage: 'before acceptance',
      },
      certifications: {
        how: t('Scan both sides of each certificate.', 'প্রতিটি সনদের দুই পিঠই স্ক্যান করুন।'),
        stage: 'before acceptance',
      },
      'teaching-certification': {
        onlyFor: 'usa-teacher',
        how: t(
          'Scan both sides, and ask us whether it counts.',
          'দুই পিঠই স্ক্যান করুন, আর সেটি চলবে কি না, আমাদের জিজ্ঞেস করুন।',
        ),
        stage: 'before acceptance',
      },
      experience: {
        how: t(
          'Ask each employer for a letter with your dates.',
          'প্রত্যেক নিয়োগদাতার কাছ থেকে তারিখ লেখা চিঠি চেয়ে নিন।',
        ),
        stage: 'before acceptance',
      },
      'hospitality-background': {
        how: t('Courses, certificates, letters from hotels.', 'কোর্স, সনদ, হোটেলের চিঠি।'),
        stage: 'before acceptance',
      },
      resume: {
        how: t(
          'One or two pages in English, with a passport-size photo.',
          'ইংরেজিতে এক বা দুই পৃষ্ঠা, সঙ্গে পাসপোর্ট সাইজের একটি ছবি।',
        ),
        stage: 'before acceptance',
      },
      'motivation-letter': {
        how: t('Say why you want this programme.', 'কেন এই প্রোগ্রাম চান, লিখুন।'),
        stage: 'in the form',
      },
      video: {
        how: t(
          'Say who you are. You may send it after the form.',
          'নিজের পরিচয় দিন। ফরম পাঠানোর পরেও এটি পাঠাতে পারেন।',
        ),
        stage: 'before acceptance',
      },
      clearances: {
        how: t(
          'Ask for the police certificate online, and ask us which doctor to see.',
          'পুলিশ ক্লিয়ারেন্সের আবেদন অনলাইনে করুন, আর কোন ডাক্তার দেখাবেন, আমাদের জিজ্ঞেস করুন।',
        ),
        stage: 'after acceptance',
      },
      'police-clearance': {
        how: t(
          'Ask for the police certificate online, with your passport.',
          'পাসপোর্ট দিয়ে অনলাইনে পুলিশ ক্লিয়ারেন্সের আবেদন করুন।',
        ),
        stage: 'after acceptance',
      },
      'medical-clearance': {
        how: t('Ask us which doctor to see.', 'কোন ডাক্তার দেখাবেন, আমাদের জিজ্ঞেস করুন।'),
        stage: 'after acceptance',
      },
      funds: {
        how: t(
          'Ask the bank for a statement and a solvency certificate.',
          'ব্যাংক থেকে স্টেটমেন্ট ও সলভেন্সি সার্টিফিকেট নিন।',
        ),
        stage: 'after acceptance',
      },
      'work-permit': {
        askWhoApplies: true,
        how: t(
          'Ask us who applies for it. The authorities there decide.',
          'এর আবেদন কে করবেন, আমাদের জিজ্ঞেস করুন। সিদ্ধান্ত সেখানকার কর্তৃপক্ষের।',
        ),
        stage: 'after acceptance',
      },
      'employment-visa': {
        askWhoApplies: true,
        how: t(
          'Ask us who applies for it. The authorities there decide.',
          'এর আবেদন কে করবেন, আমাদের জিজ্ঞেস করুন। সিদ্ধান্ত সেখানকার কর্তৃপক্ষের।',
        ),
        stage: 'after acceptance',
      },
    }) satisfies Record<string, DocumentGuide>,
);

export type DocumentGuideId = keyof typeof documentGuides.en;
