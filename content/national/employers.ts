import { capitalise } from '#common/capitalise.ts';
import { createContactPath } from '../contact-path.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import type { Action, Partner } from '../types/common.ts';
import type { Picture } from '../types/picture.ts';
import { initiatives } from './initiatives.ts';
import { nationalPrograms } from './landing.ts';

/**
 * The content of /national-programs/employers in each language.
 */
export const nationalEmployers = inBothLanguages((t, format, language) => {
  const action: Action = {
    to: createContactPath('national-employers'),
    name: t('Contact Our Placement Team', 'নিয়োগ টিমের সঙ্গে যোগাযোগ করুন'),
  };
  const steps = [
    {
      title: t('Tell us what you need', 'কী দরকার, জানান'),
      text: t('The role, the skills, the dates.', 'পদ, দক্ষতা, তারিখ।'),
    },
    {
      title: t('Agree on a plan', 'পরিকল্পনা ঠিক করুন'),
      text: t('What you offer and what you expect.', 'আপনি কী দেবেন, আর কী আশা করেন।'),
    },
    {
      title: t('Meet candidates', 'প্রার্থীদের সঙ্গে দেখা করুন'),
      text: t('A short list and interviews.', 'বাছাই করা প্রার্থীর তালিকা, তারপর সাক্ষাৎকার।'),
    },
    {
      title: t('Start', 'শুরু করুন'),
      text: t('The intern begins to work with you.', 'ইন্টার্ন আপনার সঙ্গে কাজ শুরু করেন।'),
    },
    {
      title: t('Review', 'মূল্যায়ন'),
      text: t('What worked, and who stays.', 'কী ভালো হলো, আর কে থাকছেন।'),
    },
  ];
  return {
    draft: true,
    /** The title for search engines and shared links, where the heading alone is too short. */
    pageTitle: t('National Programs for Employers', 'নিয়োগদাতাদের জন্য ন্যাশনাল প্রোগ্রাম'),
    description: t(
      'Talent acquisition, campus talks and HR development for companies and organisations in Bangladesh.',
      'বাংলাদেশের কোম্পানি ও প্রতিষ্ঠানের জন্য কর্মী বাছাই, ক্যাম্পাসে আলোচনা ও মানবসম্পদ উন্নয়ন।',
    ),
    title: t('Find interns and graduates to hire', 'নিয়োগের জন্য ইন্টার্ন ও স্নাতক খুঁজুন'),
    lead: t(
      'We introduce students and graduates in Bangladesh to your company, and help you train the people you hire.',
      'আমরা বাংলাদেশের শিক্ষার্থী ও স্নাতকদের সঙ্গে আপনার কোম্পানির পরিচয় করিয়ে দিই। যাঁদের নিয়োগ দেন, তাঁদের প্রশিক্ষণেও সাহায্য করি।',
    ),
    picture: {
      file: 'prog-employers',
      description: t(
        'An employer shakes hands with three graduates in a workshop',
        'কর্মশালায় একজন নিয়োগদাতা তিনজন স্নাতকের সঙ্গে হাত মেলাচ্ছেন',
      ),
    } satisfies Picture,
    reasons: {
      title: t('Why partner with us', 'কেন আমাদের সঙ্গে কাজ করবেন'),
      reasons: [
        {
          title: t('Meet candidates for your role.', 'আপনার পদের প্রার্থীদের সঙ্গে পরিচিত হোন।'),
          text: t(
            'We introduce students and graduates to you.',
            'শিক্ষার্থী ও স্নাতকদের সঙ্গে আপনার পরিচয় করিয়ে দিই।',
          ),
        },
        {
          title: t('Reach students on campus.', 'ক্যাম্পাসেই শিক্ষার্থীদের কাছে পৌঁছান।'),
          text: t(
            'Students hear about the work from the people who do it.',
            'যাঁরা কাজটি করেন, শিক্ষার্থীরা তাঁদের মুখেই কাজের কথা শোনেন।',
          ),
        },
        {
          title: t('Keep the people you train.', 'যাঁদের শেখান, তাঁদের ধরে রাখুন।'),
          text: t(
            'Interns who know your team can become part of it.',
            'যে ইন্টার্ন আপনার টিমকে চেনেন, তিনি সেই টিমের একজন হয়ে উঠতে পারেন।',
          ),
        },
      ],
    },
    offers: {
      title: t('What we offer', 'আমরা যা করি'),
      offers: [
        {
          title: t('Talent acquisition', 'কর্মী বাছাই'),
          text: t(
            'Interns and graduates for a role, a season or a project.',
            'একটি পদ, একটি মৌসুম বা একটি প্রকল্পের জন্য ইন্টার্ন ও স্নাতক।',
          ),
        },
        {
          title: t('Campus talks', 'ক্যাম্পাসে আলোচনা'),
          text: t(
            'Your people speak to students about the work they know.',
            'আপনার কর্মীরা নিজেদের কাজ নিয়ে শিক্ষার্থীদের সঙ্গে কথা বলেন।',
          ),
        },
        {
          title: t('HR development', 'মানবসম্পদ উন্নয়ন'),
          text: t('Training for your team.', 'আপনার টিমের প্রশিক্ষণ।'),
        },
      ],
    },
    partners: {
      title: t('Ideal partners', 'যাঁদের সঙ্গে কাজ করতে চাই'),
      partners: [
        t('Hotels and restaurants', 'হোটেল ও রেস্তোরাঁ'),
        t('Hospitals and clinics', 'হাসপাতাল ও ক্লিনিক'),
        t('Farms and food companies', 'খামার ও খাদ্য কোম্পানি'),
        t('IT and business services', 'আইটি ও ব্যবসায়িক সেবা'),
        t('Banks and offices', 'ব্যাংক ও অফিস'),
        t('Universities and training centres', 'বিশ্ববিদ্যালয় ও প্রশিক্ষণ কেন্দ্র'),
      ],
    },
    process: {
      title: t(
        `${capitalise(format.spelled(steps.length))} steps to your first intern`,
        `${format.spelled(steps.length)} ধাপে প্রথম ইন্টার্ন`,
      ),
      steps,
    },
    trail: [{ to: '/national-programs', name: nationalPrograms[language].title }] as Action[],
    name: initiatives[language].employers.title,
    action,
    engagements: {
      title: t('Previous engagements', 'আগে যাঁদের সঙ্গে কাজ করেছি'),
      companies: [
        { sample: true, name: t('Example company A', 'উদাহরণ: কোম্পানি ক'), logo: 'partner-1' },
        { sample: true, name: t('Example company B', 'উদাহরণ: কোম্পানি খ'), logo: 'partner-2' },
        { sample: true, name: t('Example company C', 'উদাহরণ: কোম্পানি গ'), logo: 'partner-3' },
        { sample: true, name: t('Example company D', 'উদাহরণ: কোম্পানি ঘ'), logo: 'partner-4' },
        { sample: true, name: t('Example company E', 'উদাহরণ: কোম্পানি ঙ'), logo: 'partner-5' },
        { sample: true, name: t('Example company F', 'উদাহরণ: কোম্পানি চ'), logo: 'partner-6' },
        { sample: true, name: t('Example company G', 'উদাহরণ: কোম্পানি ছ'), logo: 'partner-7' },
      ] satisfies Partner[],
    },
    closing: {
      title: t('Tell us who you are looking for', 'কাকে খুঁজছেন, আমাদের জানান'),
      action,
      picture: {
        file: 'national-interview',
        description: t('Two people talk across a desk', 'টেবিলের দুপাশে বসে দুজন কথা বলছেন'),
      } satisfies Picture,
    },
  };
});
