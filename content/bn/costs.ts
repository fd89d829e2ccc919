import type { costs as english } from '../en/costs.ts';
import type { Translation } from '../types/translation.ts';

export const costs = {
  kinds: {
    'our-fee': { label: 'আমাদের ফি', question: 'আপনাদের ফি কত, আর কখন দিতে হবে?' },
    deposit: {
      label: 'জামানত',
      question: 'জামানত কি দিতে হবে? কত টাকা, আর কখন ফেরত পাব?',
    },
    'visa-fee': {
      label: 'ভিসা ফি',
      question: 'ভিসা ফি কত, কাকে দিতে হবে, আর কখন?',
    },
    flight: { label: 'বিমানভাড়া', question: 'বিমানভাড়া কত, আর টিকিট কখন কাটতে হবে?' },
    insurance: {
      label: 'বিমা',
      question: 'কোন বিমা লাগবে, খরচ কত, আর কে দেবেন?',
    },
    housing: {
      label: 'থাকার জায়গা',
      question: 'কোথায় থাকব, ভাড়া কত, কে দেবেন, আর কখন দিতে হবে?',
    },
    meals: { label: 'খাবার', question: 'খাবারের খরচ কত, আর কে দেবেন?' },
    'local-travel': {
      label: 'প্রতিদিনের যাতায়াত',
      question: 'প্রতিদিনের যাতায়াতে মাসে কত খরচ হয়?',
    },
    'personal-expenses': {
      label: 'ব্যক্তিগত খরচ',
      question: 'ব্যক্তিগত খরচের জন্য কত টাকা লাগবে?',
    },
  },
  phrases: {
    'each-month': 'প্রতি মাসে',
    'unless-employer-covers': 'নিয়োগদাতা না দিলে',
    'unless-host-covers': 'হোস্ট না দিলে',
    'medical-insurance': 'স্বাস্থ্যবিমা',
    'accommodation-assistance': 'থাকার জায়গা পেতে সহায়তা থাকছে',
    'accommodation-help': 'থাকার জায়গা পেতে সাহায্য থাকছে',
    'medical-internship-meals': 'মেডিকেল ইন্টার্নশিপের সময়। অন্য প্লেসমেন্ট নিয়ে আমাদের জিজ্ঞেস করুন।',
    'medical-internship-insurance': 'মেডিকেল ইন্টার্নশিপে সব সময়, অন্য প্লেসমেন্টে নিয়োগদাতা না দিলে',
    'medical-internship-accommodation': 'মেডিকেল ইন্টার্নশিপে থাকার জায়গা পেতে সাহায্য থাকছে',
    'in-bangladesh': 'আপনি বাংলাদেশেই থাকছেন',
    'from-home': 'আপনি বাসা থেকেই কাজ করবেন',
    'depends-on-country': 'দেশের ওপর নির্ভর করে',
  },
  payers: { you: 'আপনি', host: 'আপনার হোস্ট', included: 'প্রোগ্রামে থাকছে', none: 'খরচ নেই' },
  ledger: {
    title: 'আপনার খরচ',
    lede: 'এই তালিকার কিছুই অনুমান করে লেখা নয়। যেখানে “জেনে নিন” লেখা, সেখানকার উত্তর এখনো নিশ্চিত নয়। লিংকটিতে চাপ দিলে আপনার প্রশ্নসহ যোগাযোগের ফরম খুলবে।',
    columns: {
      cost: 'খরচ',
      payer: 'কে দেবেন',
      recipient: 'কাকে',
      when: 'কখন',
      amount: 'কত',
    },
    askUs: 'জেনে নিন',
  },
  overview: {
    title: 'আপনার খরচ',
    lede: 'এই তালিকার কিছুই অনুমান করে লেখা নয়। যা এখনো নিশ্চিত নয়, তা “জেনে নিন” অংশে আছে। বিস্তারিত আছে প্রতিটি প্রোগ্রামের পাতায়।',
    columns: {
      programme: 'প্রোগ্রাম',
      youPay: 'আপনি দেবেন',
      noCost: 'আপনার খরচ নেই',
      unknown: 'জেনে নিন',
    },
    question: 'এই প্রোগ্রামের খরচ কত, আর কখন দিতে হবে?',
    more: 'প্রতিটি দেশের তালিকা দেখুন',
  },
  formatAmount: (money, per) => `${per} ${money}`,
} satisfies Translation<typeof english>;
