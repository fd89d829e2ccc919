import { capitalise } from '#common/capitalise.ts';
import { createContactPath } from './contact-path.ts';
import { campusInAutumn } from './home-scenes.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { getProgrammeName } from './names.ts';
import { reach } from './programme-pages/international-internship.ts';
import { duration as exchange } from './programme-pages/student-exchange.ts';
import { findProgramme } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import type { Action, Service } from './types/common.ts';
import type { Picture, Scene } from './types/picture.ts';

/** The last segment of the page's path. The contact page identifies the services by it. */
const slug = 'services';
const contactPath = createContactPath(slug);
const internship = programmeRecords['international-internship'];

/** The services. `to` is the page with more information, or the contact page. */
const serviceList = inBothLanguages((t, format): (Service & { to: string })[] => [
  {
    title: t('International internships', 'বিদেশে ইন্টার্নশিপ'),
    text: t('Paid work at a host company.', 'হোস্ট কোম্পানিতে ভাতাসহ কাজ।'),
    audience: 'students',
    to: internship.path,
  },
  {
    title: t('Study abroad', 'বিদেশে পড়াশোনা'),
    text: t(
      'Help with the university, the application and the visa, and an orientation before you leave.',
      'বিশ্ববিদ্যালয়, আবেদন ও ভিসার কাজে সহায়তা, আর যাওয়ার আগে ওরিয়েন্টেশন।',
    ),
    audience: 'students',
    to: findProgramme('study-abroad').path,
  },
  {
    title: t('Pathway programmes', 'পাথওয়ে প্রোগ্রাম'),
    text: t(
      'Foundation study and a paid internship before a degree.',
      'ডিগ্রির আগে ফাউন্ডেশনের পড়াশোনা আর ভাতাসহ ইন্টার্নশিপ।',
    ),
    audience: 'students',
    to: findProgramme('pathway-program').path,
  },
  {
    title: t('Student exchange', 'শিক্ষার্থী বিনিময়'),
    text: t(
      `${capitalise(format.spelled(exchange.from))} to ${format.spelled(exchange.to)} months at a partner institution abroad.`,
      `বিদেশের সহযোগী প্রতিষ্ঠানে ${format.spelled(exchange.from)} থেকে ${format.spelled(exchange.to)} মাস।`,
    ),
    audience: 'students',
    to: findProgramme('student-exchange').path,
  },
  {
    title: t('Virtual internships', 'ভার্চুয়াল ইন্টার্নশিপ'),
    text: t(
      'Real work for a company abroad, from your own desk.',
      'নিজের টেবিলে বসেই বিদেশের কোম্পানির সত্যিকারের কাজ।',
    ),
    audience: 'students',
    to: findProgramme('virtual-internship').path,
  },
  {
    title: t('Talent acquisition', 'কর্মী বাছাই'),
    text: t('Interns and graduates for your open roles.', 'আপনার খালি পদের জন্য ইন্টার্ন ও স্নাতক।'),
    audience: 'employers',
    to: '/national-programs/employers',
  },
  {
    title: t('HR development', 'মানবসম্পদ উন্নয়ন'),
    text: t('Training for your team.', 'আপনার টিমের প্রশিক্ষণ।'),
    audience: 'employers',
    to: '/national-programs/employers',
  },
  {
    title: t('Campus talks and seminars', 'ক্যাম্পাসে আলোচনা ও সেমিনার'),
    text: t('Talks and seminars for your students.', 'আপনার শিক্ষার্থীদের জন্য আলোচনা ও সেমিনার।'),
    audience: 'institutions',
    to: contactPath,
  },
  {
    title: t('Institutional partnerships', 'প্রাতিষ্ঠানিক সহযোগিতা'),
    text: t(
      'Exchange and pathway agreements between campuses.',
      'এক ক্যাম্পাসের সঙ্গে আরেক ক্যাম্পাসের এক্সচেঞ্জ ও পাথওয়ে চুক্তি।',
    ),
    audience: 'institutions',
    to: contactPath,
  },
  {
    title: t('Career guidance', 'ক্যারিয়ার পরামর্শ'),
    text: t(
      'A talk about what you do now and what could come next.',
      'এখন কী করছেন আর সামনে কী হতে পারে, তা নিয়ে আলাপ।',
    ),
    audience: 'all',
    to: contactPath,
  },
]);
const count = serviceList.en.length;

/** The content of /services in each language. */
export const services = inBothLanguages((t, format, language) => ({
  draft: true,
  title: t('Services', 'সেবা'),
  description: t(
    `${capitalise(format.spelled(count))} services for students, employers and institutions, from international internships to career guidance.`,
    `শিক্ষার্থী, নিয়োগদাতা ও শিক্ষাপ্রতিষ্ঠানের জন্য ${format.spelled(count)}টি সেবা: বিদেশে ইন্টার্নশিপ থেকে ক্যারিয়ার পরামর্শ পর্যন্ত।`,
  ),
  lead: t(
    'For people who want to go abroad, employers who want to hire, and institutions that want partners.',
    'যাঁরা বিদেশে যেতে চান, যাঁরা কর্মী খুঁজছেন আর যেসব প্রতিষ্ঠান সহযোগী খুঁজছে, তাঁদের সবার জন্য।',
  ),
  slug,
  scene: {
    ...campusInAutumn,
    description: t('Students on a campus in autumn', 'শরতের ক্যাম্পাসে শিক্ষার্থীরা'),
  } satisfies Scene,
  featured: {
    badge: t('Featured', 'বিশেষ সেবা'),
    benefits: [
      t('Paid internships with food and lodging', 'ভাতাসহ ইন্টার্নশিপ, সঙ্গে থাকা ও খাওয়া'),
      t('No IELTS required', 'IELTS লাগবে না'),
      format.duration(internship.duration),
      t(`${reach} countries to choose from`, `${format.digits(reach)} দেশ থেকে বেছে নেওয়ার সুযোগ`),
      t('Help with documents and visa', 'কাগজপত্র ও ভিসার কাজে সহায়তা'),
      t('A globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
    ],
    action: { to: internship.path, name: t('See the programme', 'প্রোগ্রামটি দেখুন') } satisfies Action,
    picture: {
      ...internship.picture,
      description: t(
        'Two interns cross an arched bridge towards a colleague who waves from the city side',
        'দুজন ইন্টার্ন একটি বাঁকানো সেতু পার হচ্ছেন, শহরের দিক থেকে একজন সহকর্মী হাত নাড়ছেন',
      ),
    } satisfies Picture,
    title: getProgrammeName('international-internship', language),
  },
  list: {
    title: t(`${capitalise(format.spelled(count))} services`, `${format.spelled(count)}টি সেবা`),
    filter: t('Show services for', 'কাদের জন্য সেবা খুঁজছেন'),
    /** The names of the audiences, in the order of the choices. */
    audiences: {
      all: t('All', 'সব'),
      students: t('Students', 'শিক্ষার্থী'),
      employers: t('Employers', 'নিয়োগদাতা'),
      institutions: t('Institutions', 'শিক্ষাপ্রতিষ্ঠান'),
    },
    services: serviceList[language],
  },
  closing: {
    title: t('Ask us which one you need', 'কোন সেবা দরকার, আমাদের জিজ্ঞেস করুন'),
    actions: [
      { to: contactPath, name: t('Contact Us', 'যোগাযোগ করুন') },
      {
        to: createContactPath(slug, 'consultation'),
        name: t('Book Free Consultation', 'বিনা মূল্যে পরামর্শ নিন'),
      },
    ] satisfies Action[],
  },
}));
