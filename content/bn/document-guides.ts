import type { DocumentGuideId } from '../document-guides.ts';
import type { DocumentGuide } from '../types/document.ts';

const forReview = 'আপনার ফরম দেখার সময় আমরা এটি চাইব';
const forMatch = 'মানানসই কাজ খুঁজতে লাগবে';
const forVisa = 'ভিসার জন্য লাগবে';
const byEmployer = 'এর আবেদন করেন আপনার নিয়োগদাতা, আর সিদ্ধান্ত সেখানকার কর্তৃপক্ষের।';

/** How to get the documents, by id. The days and the order are those of `document-guides.ts`. */
export const documentGuides: Record<
  DocumentGuideId,
  Pick<DocumentGuide, 'how' | 'neededFor' | 'neededForWithoutClearance'>
> = {
  passport: {
    how: 'ই-পাসপোর্টের সাইটে আবেদন করুন, তারপর পাসপোর্ট অফিসে গিয়ে আঙুলের ছাপ দিন।',
    neededFor: 'পুলিশ ক্লিয়ারেন্স ও ভিসার জন্য লাগবে',
    neededForWithoutClearance: forVisa,
  },
  transcripts: {
    how: 'আপনার কলেজ বা বিশ্ববিদ্যালয়ের পরীক্ষা নিয়ন্ত্রকের কাছ থেকে ইংরেজি কপি চেয়ে নিন।',
    neededFor: forReview,
  },
  ielts: {
    how: 'পরীক্ষার তারিখ নিন, তারপর ফলাফল আমাদের পাঠান।',
    neededFor: forMatch,
  },
  certifications: {
    how: 'প্রতিটি সনদ ও প্রশিক্ষণের চিঠির দুই পিঠই স্ক্যান করুন।',
    neededFor: 'এর জন্য অন্য কোনো ধাপ আটকে থাকে না',
  },
  'teaching-certification': {
    how: 'শিক্ষকতার সনদের দুই পিঠই স্ক্যান করুন, আর সেটি চলবে কি না, আমাদের জিজ্ঞেস করুন।',
    neededFor: forMatch,
  },
  experience: {
    how: 'প্রত্যেক নিয়োগদাতার কাছ থেকে আপনার পদ ও তারিখ লেখা চিঠি চেয়ে নিন।',
    neededFor: forReview,
  },
  'hospitality-background': {
    how: 'যেসব কাগজে তা বোঝা যায়, একসঙ্গে করুন: কোর্স, সনদ, হোটেলের চিঠি।',
    neededFor: forMatch,
  },
  resume: {
    how: 'ইংরেজিতে এক পৃষ্ঠা লিখুন, কয়েক বছর কাজ করে থাকলে দুই পৃষ্ঠা। সঙ্গে পাসপোর্ট সাইজের সাধারণ একটি ছবি দিন।',
    neededFor: forReview,
  },
  'motivation-letter': {
    how: 'কেন এই জায়গা আর কেন এই কাজ, অন্তত ১০০টি অক্ষরে লিখুন।',
    neededFor: 'এটি ফরমেই লিখবেন',
  },
  video: {
    how: 'জানালার পাশে বসে নিজের ভিডিও করুন, নিজের পরিচয় দিন। ফরম পাঠানোর পরেও এটি পাঠাতে পারেন।',
    neededFor: 'সাক্ষাৎকারের জন্য লাগবে',
  },
  clearances: {
    how: 'পাসপোর্ট দিয়ে অনলাইনে পুলিশ ক্লিয়ারেন্সের আবেদন করুন, আর দূতাবাস যাঁর সনদ নেয়, এমন ডাক্তার দেখান।',
    neededFor: forVisa,
  },
  'police-clearance': {
    how: 'পাসপোর্ট দিয়ে অনলাইনে পুলিশ ক্লিয়ারেন্সের আবেদন করুন।',
    neededFor: forVisa,
  },
  'medical-clearance': {
    how: 'দূতাবাস যাঁর সনদ নেয়, এমন ডাক্তার দেখান।',
    neededFor: forVisa,
  },
  funds: {
    how: 'ব্যাংক থেকে আপনার বা আপনার স্পনসরের স্টেটমেন্ট ও সলভেন্সি সার্টিফিকেট নিন।',
    neededFor: forVisa,
  },
  'work-permit': { how: byEmployer, neededFor: forVisa },
  'employment-visa': { how: byEmployer, neededFor: 'ফ্লাইটের জন্য লাগবে' },
};
