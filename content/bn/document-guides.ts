import type { DocumentGuideId } from '../document-guides.ts';
import type { DocumentGuide } from '../types/document.ts';

const askWhoApplies = 'এর আবেদন কে করবেন, আমাদের জিজ্ঞেস করুন। সিদ্ধান্ত সেখানকার কর্তৃপক্ষের।';

/** How to get the documents, by id. Their order is that of `document-guides.ts`. */
export const documentGuides: Record<DocumentGuideId, Pick<DocumentGuide, 'how'>> = {
  passport: {
    how: 'ই-পাসপোর্টের সাইটে আবেদন করুন, তারপর আঙুলের ছাপ দিন।',
  },
  transcripts: {
    how: 'কলেজ বা বিশ্ববিদ্যালয় থেকে ইংরেজি কপি চেয়ে নিন।',
  },
  ielts: {
    how: 'পরীক্ষার তারিখ নিন, তারপর ফলাফল আমাদের পাঠান।',
  },
  certifications: {
    how: 'প্রতিটি সনদের দুই পিঠই স্ক্যান করুন।',
  },
  'teaching-certification': {
    how: 'দুই পিঠই স্ক্যান করুন, আর সেটি চলবে কি না, আমাদের জিজ্ঞেস করুন।',
  },
  experience: {
    how: 'প্রত্যেক নিয়োগদাতার কাছ থেকে তারিখ লেখা চিঠি চেয়ে নিন।',
  },
  'hospitality-background': {
    how: 'কোর্স, সনদ, হোটেলের চিঠি।',
  },
  resume: {
    how: 'ইংরেজিতে এক বা দুই পৃষ্ঠা, সঙ্গে পাসপোর্ট সাইজের একটি ছবি।',
  },
  'motivation-letter': {
    how: 'কেন এই প্রোগ্রাম চান, লিখুন।',
  },
  video: {
    how: 'নিজের পরিচয় দিন। ফরম পাঠানোর পরেও এটি পাঠাতে পারেন।',
  },
  clearances: {
    how: 'পুলিশ ক্লিয়ারেন্সের আবেদন অনলাইনে করুন, আর কোন ডাক্তার দেখাবেন, আমাদের জিজ্ঞেস করুন।',
  },
  'police-clearance': {
    how: 'পাসপোর্ট দিয়ে অনলাইনে পুলিশ ক্লিয়ারেন্সের আবেদন করুন।',
  },
  'medical-clearance': {
    how: 'কোন ডাক্তার দেখাবেন, আমাদের জিজ্ঞেস করুন।',
  },
  funds: {
    how: 'ব্যাংক থেকে স্টেটমেন্ট ও সলভেন্সি সার্টিফিকেট নিন।',
  },
  'work-permit': { how: askWhoApplies },
  'employment-visa': { how: askWhoApplies },
};
