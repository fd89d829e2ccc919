import type { forms as english } from '../../en/forms/forms.ts';
import type { Translation } from '../../types/translation.ts';
import { siteName } from '../site.ts';

const keepReference = {
  title: 'এখন',
  text: 'রেফারেন্স নম্বরটি রেখে দিন। লেখার বা ফোন করার সময় নম্বরটি জানাবেন।',
};

/** The texts of each form beside those of its fields. `thanks` is a whole sentence without its end. */
export const forms = {
  applications: {
    noun: 'আবেদন',
    submit: 'আবেদন জমা দিন',
    submitting: 'আবেদন জমা হচ্ছে...',
    stored: {
      title: 'আবেদন জমা হয়েছে!',
      text: 'আমরা আপনার আবেদন দেখে ৪৮ ঘণ্টার মধ্যে আপনার সঙ্গে যোগাযোগ করব।',
    },
    next: {
      now: keepReference,
      review: { title: '৪৮ ঘণ্টার মধ্যে', text: 'আমরা আপনার আবেদন দেখে আপনার সঙ্গে যোগাযোগ করব।' },
      video: { title: 'এরপর', text: 'আপনার ভিডিও পরিচিতি চাইব, আর কীভাবে পাঠাবেন, তা জানাব।' },
      documents: { title: 'নির্বাচিত হওয়ার পর', text: 'ভিসার কাগজপত্র আপনার কাছে চাইব।' },
    },
    correct: { title: 'কিছু ঠিক করতে চান?', text: 'ফরমটি আবার পাঠাবেন না।' },
    confirmation: { destination: 'দেশ', duration: 'মেয়াদ' },
    thanks: `${siteName}ে আবেদন করায় ধন্যবাদ`,
    sections: {
      personal: 'ব্যক্তিগত তথ্য',
      education: 'শিক্ষাগত তথ্য',
      preferences: 'প্রোগ্রাম নিয়ে আপনার পছন্দ',
      experience: 'অভিজ্ঞতা ও আগ্রহ',
      documents: 'কাগজপত্রের তালিকা',
      plans: 'পড়ার পরিকল্পনা',
      languages: 'ভাষা ও আগ্রহ',
      placement: 'যে কাজ চান',
      passport: 'পাসপোর্ট ও কাগজপত্র',
    },
    checklist: {
      now: {
        title: 'এগুলো এখন আমার আছে',
        hint: 'যা আছে, তাতে টিক দিন। ফরমে কোনো ফাইল দিতে হয় না। এগুলো না থাকলেও আবেদন করতে পারবেন।',
      },
      later: {
        title: 'এগুলো পরে লাগবে',
        hint: 'এগুলো আবেদনের পরে চাইব, আর কীভাবে পাঠাবেন, তা জানাব।',
        hintAtHome:
          'প্রোগ্রামে দরকার হলে এগুলো আবেদনের পরে চাইব, আর কীভাবে পাঠাবেন, তা জানাব। প্রোগ্রামটি বাংলাদেশেই হয়, তাই পাসপোর্ট লাগে না।',
        video: { name: 'ভিডিও পরিচিতি', when: 'পরে জমা দেবেন' },
        clearances: { name: 'মেডিকেল ও পুলিশ ক্লিয়ারেন্স', when: 'নির্বাচিত হওয়ার পর' },
        funds: { name: 'আর্থিক সামর্থ্যের প্রমাণ', when: 'নির্বাচিত হওয়ার পর' },
      },
    },
  },
  application: { heading: 'আবেদন ফরম' },
  studyAbroad: {
    heading: 'বিদেশে পড়াশোনা: আবেদন ফরম',
    page: {
      title: 'বিদেশে পড়াশোনা: আবেদন',
      lead: 'পাঁচটি অংশ: আপনি কে, কী পড়েছেন, কী পড়তে চান, কোন ভাষা জানেন, আর আপনার কাগজপত্র।',
      back: 'আবেদন',
    },
  },
  internationalInternship: {
    heading: 'ইন্টারন্যাশনাল ইন্টার্নশিপ: আবেদন ফরম',
    page: {
      title: 'ইন্টারন্যাশনাল ইন্টার্নশিপ: আবেদন',
      lead: 'পাঁচটি অংশ: আপনি কে, কী পড়ছেন, কেমন কাজ চান, আপনার অভিজ্ঞতা, আর আপনার কাগজপত্র।',
      back: 'আবেদন',
    },
  },
  contact: {
    noun: 'বার্তা',
    heading: 'যোগাযোগের ফরম',
    submit: 'বার্তা পাঠান',
    submitting: 'বার্তা যাচ্ছে...',
    stored: {
      title: 'আপনার বার্তাটি পেয়েছি',
      text: '৪৮ ঘণ্টার মধ্যে আপনার দেওয়া ই-মেইল ঠিকানায় উত্তর দেব।',
    },
    next: {
      now: keepReference,
      answer: {
        title: '৪৮ ঘণ্টার মধ্যে',
        text: (open: string, closed: string) =>
          `আমরা বার্তা পড়ি ও উত্তর দিই ${open} (বাংলাদেশ সময়)। ${closed}।`,
      },
    },
    correct: { title: 'কিছু যোগ করতে চান?', text: '' },
    confirmation: { writingAs: 'পরিচয়', programme: 'প্রোগ্রাম' },
    thanks: `${siteName}কে লেখার জন্য ধন্যবাদ`,
    page: {
      title: 'আমাদের বার্তা পাঠান',
      lead: 'কোনো প্রোগ্রাম, দেশ বা কাগজপত্র নিয়ে জিজ্ঞেস করুন।',
      back: 'যোগাযোগ',
    },
  },
  registration: {
    noun: 'নিবন্ধন',
    heading: 'নিবন্ধন ফরম',
    introduction: 'সাতটি ছোট প্রশ্ন ও একটি টিক, সবই লাগবে।',
    submit: 'নিবন্ধন করুন',
    submitting: 'নিবন্ধন হচ্ছে...',
    alternative: { text: 'বয়স কম বা বেশি, কিংবা কোথাও পড়ছেন না?', link: 'যোগাযোগ করুন' },
    stored: {
      title: 'আপনার নিবন্ধনটি পেয়েছি',
      text: 'আমরা নিবন্ধনটি দেখে আপনার সঙ্গে যোগাযোগ করব।',
    },
    next: {
      now: keepReference,
      answer: {
        title: 'অফিসের সময়ে',
        text: (open: string, closed: string) =>
          `আমরা নিবন্ধন দেখি ও উত্তর দিই ${open} (বাংলাদেশ সময়)। ${closed}।`,
      },
    },
    correct: { title: 'কিছু ঠিক করতে চান?', text: 'আবার নিবন্ধন করবেন না।' },
    confirmation: { enrolledAt: 'যেখানে পড়ছেন' },
    thanks: `${siteName}ের ন্যাশনাল প্রোগ্রামে নিবন্ধন করার জন্য ধন্যবাদ`,
    page: {
      title: 'শিক্ষার্থীদের ন্যাশনাল প্রোগ্রামে নিবন্ধন করুন',
      lead: 'বাংলাদেশের শিক্ষার্থীদের জন্য দেশে ইন্টার্নশিপ, সেমিনার ও পরামর্শ।',
      back: 'শিক্ষার্থীদের জন্য',
    },
  },
} satisfies Translation<typeof english>;
