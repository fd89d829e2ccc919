import type { DocumentGuideId } from '../document-guides.ts';
import type { DocumentGuide } from '../types/document.ts';

const byEmployer = 'এর আবেদন করেন আপনার নিয়োগদাতা, আর সিদ্ধান্ত সেখানকার কর্তৃপক্ষের।';

/** How to get the documents, by id. Their order is that of `document-guides.ts`. */
export const documentGuides: Record<DocumentGuideId, Pick<DocumentGuide, 'how'>> = {
  passport: {
    how: 'ই-পাসপোর্টের সাইটে আবেদন করুন, তারপর পাসপোর্ট অফিসে গিয়ে আঙুলের ছাপ দিন।',
  },
  transcripts: {
    how: 'আপনার কলেজ বা বিশ্ববিদ্যালয়ের পরীক্ষা নিয়ন্ত্রকের কাছ থেকে ইংরেজি কপি চেয়ে নিন।',
  },
  ielts: {
    how: 'পরীক্ষার তারিখ নিন, তারপর ফলাফল আমাদের পাঠান।',
  },
  certifications: {
    how: 'প্রতিটি সনদ ও প্রশিক্ষণের চিঠির দুই পিঠই স্ক্যান করুন।',
  },
  'teaching-certification': {
    how: 'শিক্ষকতার সনদের দুই পিঠই স্ক্যান করুন, আর সেটি চলবে কি না, আমাদের জিজ্ঞেস করুন।',
  },
  experience: {
    how: 'প্রত্যেক নিয়োগদাতার কাছ থেকে আপনার পদ ও তারিখ লেখা চিঠি চেয়ে নিন।',
  },
  'hospitality-background': {
    how: 'যেসব কাগজে তা বোঝা যায়, একসঙ্গে করুন: কোর্স, সনদ, হোটেলের চিঠি।',
  },
  resume: {
    how: 'ইংরেজিতে এক পৃষ্ঠা লিখুন, কয়েক বছর কাজ করে থাকলে দুই পৃষ্ঠা। সঙ্গে পাসপোর্ট সাইজের সাধারণ একটি ছবি দিন।',
  },
  'motivation-letter': {
    how: 'কেন এই প্রোগ্রাম চান, অন্তত ১০০টি অক্ষরে লিখুন।',
  },
  video: {
    how: 'জানালার পাশে বসে নিজের ভিডিও করুন, নিজের পরিচয় দিন। ফরম পাঠানোর পরেও এটি পাঠাতে পারেন।',
  },
  clearances: {
    how: 'পাসপোর্ট দিয়ে অনলাইনে পুলিশ ক্লিয়ারেন্সের আবেদন করুন, আর কোন ডাক্তার দেখাবেন, আমাদের জিজ্ঞেস করুন।',
  },
  'police-clearance': {
    how: 'পাসপোর্ট দিয়ে অনলাইনে পুলিশ ক্লিয়ারেন্সের আবেদন করুন।',
  },
  'medical-clearance': {
    how: 'কোন ডাক্তার দেখাবেন, আমাদের জিজ্ঞেস করুন।',
  },
  funds: {
    how: 'ব্যাংক থেকে আপনার বা আপনার স্পনসরের স্টেটমেন্ট ও সলভেন্সি সার্টিফিকেট নিন।',
  },
  'work-permit': { how: byEmployer },
  'employment-visa': { how: byEmployer },
};
