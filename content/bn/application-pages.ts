import type { ProgrammeSlug } from '../programmes/programmes.ts';
import type { ApplicationPage } from '../types/form-page.ts';

/** The link that leads back from an application page. */
export const backToPrograms = 'প্রোগ্রামে ফিরে যান';

/** The texts above the form of each programme's application page. */
export const applicationPages = {
  'study-abroad': {
    title: 'বিদেশে পড়াশোনা: আবেদন',
    description: 'বিদেশের বিশ্ববিদ্যালয়ে ভর্তি, আর যেসব কাগজপত্র লাগবে তাতে সহায়তা।',
    highlights: [
      { label: 'মেয়াদ', value: '৬-২৪ মাস', note: 'শুরুর জন্য' },
      { label: 'বিশ্ববিদ্যালয়', value: 'বিশ্বের প্রথম সারির' },
      { label: 'পড়া + কাজ', value: 'খণ্ডকালীন কাজ করা যায়' },
    ],
  },
  'virtual-internship': {
    title: 'ভার্চুয়াল ইন্টার্নশিপ: আবেদন',
    description:
      'নিজের টেবিলে বসেই অন্য দেশের কোম্পানিতে কাজ করুন। আপনি কে, কী পড়ছেন আর কোথায় শুরু করতে চান, আমাদের জানান।',
    highlights: [
      { label: 'মেয়াদ', value: '৩-১২ মাস', note: 'প্রস্তুতিসহ' },
      { label: 'কোম্পানি', value: '৭০+ দেশের' },
      { label: 'স্থান', value: 'ঘরে বসে কাজ' },
    ],
  },
  'international-internship': {
    title: 'ইন্টারন্যাশনাল ইন্টার্নশিপ: আবেদন',
    description: 'বিদেশে হোস্ট কোম্পানিতে ভাতাসহ কাজ। কী কী থাকছে, তা প্রতিটি দেশের পাতায় লেখা আছে।',
    highlights: [
      { label: 'মেয়াদ', value: '৩-২৪ মাস', note: 'প্রস্তুতিসহ' },
      { label: 'গন্তব্য', value: '২০+ দেশ' },
      { label: 'শেষে যা পাবেন', value: 'বিশ্বজুড়ে স্বীকৃত সনদ' },
    ],
  },
  'agriculture-internship': {
    title: 'কৃষি ইন্টার্নশিপ: আবেদন',
    description: 'ডেনমার্কের খামারে গবাদিপশু পালনে ট্রেইনিশিপ, সঙ্গে মাসিক ভাতা ও ৫ সপ্তাহের সবেতন ছুটি।',
    highlights: [
      { label: 'মেয়াদ', value: '১২-১৮ মাস' },
      { label: 'স্থান', value: 'ডেনমার্ক' },
      { label: 'ভাতা', value: 'মাসে ১,৬০০-২,১৩০ ইউরো' },
    ],
  },
  'medical-internships': {
    title: 'বিদেশে মেডিকেল ইন্টার্নশিপ: আবেদন',
    description: 'অন্য দেশে ডাক্তার ও নার্সদের পাশে থেকে শিখুন। কোথায় ও কত দিন, তা আপনি বেছে নেবেন।',
    highlights: [
      { label: 'মেয়াদ', value: '২-১২ সপ্তাহ' },
      { label: 'স্থান', value: '১২+ দেশ' },
      { label: 'প্রভাব', value: 'জীবন বদলে দেওয়া' },
    ],
  },
  'pathway-program': {
    title: 'পাথওয়ে প্রোগ্রাম: আবেদন',
    description: 'ফাউন্ডেশন পড়াশোনা আর ভাতাসহ ইন্টার্নশিপ: কাজের অভিজ্ঞতাসহ ডিগ্রি।',
    highlights: [
      { label: 'মেয়াদ', value: '১২-২৪ মাস', note: 'ফাউন্ডেশন পড়াশোনা' },
      { label: 'বিশ্ববিদ্যালয়', value: 'নানা দেশের সহযোগী' },
      { label: 'শেষে যা পাবেন', value: 'ডিগ্রি + কাজের অভিজ্ঞতা' },
    ],
  },
  'student-exchange': {
    title: 'স্টুডেন্ট এক্সচেঞ্জ: আবেদন',
    description: 'বিদেশের সহযোগী প্রতিষ্ঠানে পড়ুন, তারপর দেশে ফিরে নিজের ডিগ্রি শেষ করুন।',
    highlights: [
      { label: 'মেয়াদ', value: '২-৬ মাস' },
      { label: 'মূল বিষয়', value: 'সংস্কৃতি বিনিময়' },
      { label: 'অভিজ্ঞতা', value: 'জীবন বদলে দেওয়া' },
    ],
  },
  'professional-immersion': {
    title: 'প্রফেশনাল ইমারশন: আবেদন',
    description: 'সেমিনার আর সরেজমিন পরিদর্শন: হোটেলে কাজ করার আগে দেখে নিন, হোটেল কীভাবে চলে।',
    highlights: [
      { label: 'মেয়াদ', value: '১-৩ দিন' },
      { label: 'প্রশিক্ষণ', value: 'সেমিনার + সরেজমিন পরিদর্শন' },
      { label: 'ভিত্তি', value: 'ক্যারিয়ারের প্রস্তুতি' },
    ],
  },
  'hotel-immersion': {
    title: 'হোটেল ইমারশন: আবেদন',
    description: 'চালু হোটেল ভেতর থেকে দেখুন: ফ্রন্ট অফিস, হাউসকিপিং, ফুড অ্যান্ড বেভারেজ, বিক্রয় ও বিপণন।',
    highlights: [
      { label: 'মেয়াদ', value: '১ দিন', note: 'সংক্ষিপ্ত পরিদর্শন' },
      { label: 'স্থান', value: 'প্রিমিয়াম হোটেল' },
      { label: 'অভিজ্ঞতা', value: 'হাতে-কলমে' },
    ],
  },
} satisfies Record<ProgrammeSlug, Pick<ApplicationPage, 'title' | 'description' | 'highlights'>>;

/** The texts beside an embedded form. */
export const embeddedApplication = {
  documents: (count: string) => `${count}টি কাগজপত্র, আজ একটিও লাগবে না`,
};
