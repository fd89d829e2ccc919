import type { opportunitySheet as english } from '../en/opportunity-sheet.ts';
import type { Translation } from '../types/translation.ts';

export const opportunitySheet = {
  draft: true,
  name: 'পরিবারের জন্য এক পাতা',
  title: (offer) => `${offer}: পরিবারের জন্য এক পাতা`,
  description: (offer) =>
    `${offer}, এক পাতায়, পরিবারের সবাই মিলে পড়ার জন্য: কত দিন লাগে, কত ভাতা, কারা আবেদন করতে পারবেন, কোন খরচ কার, কী কী কাগজপত্র, আর সিদ্ধান্ত কার।`,
  tools: {
    whatsApp: 'WhatsApp-এ পাঠান',
    print: 'প্রিন্ট',
  },
  facts: {
    duration: 'মেয়াদ',
    stipend: 'ভাতা',
    places: 'কোথায়',
    hours: 'কাজের সময়',
  },
  askUs: 'জিজ্ঞেস করুন',
  conditions: {
    title: 'কারা আবেদন করতে পারবেন',
    none: 'কোনো শর্তের কথা লেখা নেই।',
    documents: (years) => `(কাগজপত্রের তালিকায় চাওয়া হয়েছে ${years} বছর)`,
  },
  documents: {
    title: 'কাগজপত্র',
    askWhoApplies: (document) => `${document} (আবেদন কে করবেন, আমাদের জিজ্ঞেস করুন)`,
    inForm: (document) => `${document} (ফরমেই লিখবেন)`,
  },
  decision: {
    title: 'সিদ্ধান্ত কার',
    host: 'কাকে নেওয়া হবে, তা ঠিক করে হোস্ট প্রতিষ্ঠান।',
    institution: 'আপনি ভর্তির সুযোগ পাবেন কি না, তা ঠিক করে বিদেশের প্রতিষ্ঠান।',
    atHome: 'আমাদের অফিসের একজন আপনার ফরম পড়ে উত্তর দেন। কোনো ভিসা লাগে না।',
    visa: (authority) => `ভিসার সিদ্ধান্ত ${authority}। আমাদের নয়, আর ভিসা হবেই, এমন কথা কেউ দিতে পারে না।`,
  },
  neverAsked: {
    draft: true,
    title: 'আমরা কখনো যা চাই না',
    items: [
      'ভিসা পাইয়ে দেওয়ার কথা বলে টাকা।',
      'নিজেদের কাছে রেখে দেওয়ার জন্য পাসপোর্ট। আপনি দেখাবেন, আবার সঙ্গে নিয়ে যাবেন।',
    ],
  },
  call: {
    title: 'কাকে ফোন করবেন, কখন',
    lede: 'মা-বাবাও ফোন করতে বা আসতে পারেন।',
    message: (name, phone) => `ফোন করুন: ${name}, ${phone}`,
  },
  genuine: {
    title: 'অফারটি আসলেই আমাদের কি না',
    website: (address, page) =>
      `নিজে ব্রাউজারে ${address} লিখুন, তারপর “${page}” পাতাটি খুলুন: সেখানেও একই কথা লেখা থাকতে হবে।`,
    phone: (phone) => `${phone} নম্বরে ফোন করুন। যিনি অফারটি দিয়েছেন, তাঁর সঙ্গে কথা বলতে চান।`,
  },
  code: 'পাতাটি ফোনে খুলুন',
  asOf: (date) => `${date} তারিখের তথ্য।`,
  next: {
    apply: 'আবেদন করুন',
    ask: 'আমাদের জিজ্ঞেস করুন',
  },
} satisfies Translation<typeof english>;
