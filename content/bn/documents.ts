import type { DocumentId } from '../documents.ts';

/** The documents that pages ask for, by id. */
export const documents: Partial<Record<DocumentId, string>> = {
  'updated-resume': 'ছবিসহ হালনাগাদ সিভি (CV)',
  resume: 'ছবিসহ সিভি (CV)',
  video: 'ভিডিও পরিচিতি',
  transcripts: 'একাডেমিক ট্রান্সক্রিপ্ট (Academic Transcript) ও সনদ',
  'academic-documents': 'একাডেমিক কাগজপত্র',
  'passport-2-years': 'পাসপোর্ট (মেয়াদ অন্তত ২ বছর)',
  'passport-copy': 'পাসপোর্টের কপি (মেয়াদ অন্তত ২ বছর)',
  'motivation-letter': 'মোটিভেশন লেটার (Motivation Letter)',
  certifications: 'প্রাসঙ্গিক সনদ, থাকলে',
  clearances: 'মেডিকেল ও পুলিশ ক্লিয়ারেন্স',
  'police-clearance': 'পুলিশ ক্লিয়ারেন্স সার্টিফিকেট (Police Clearance Certificate)',
  'medical-clearance': 'মেডিকেল ক্লিয়ারেন্স (Medical Clearance)',
  funds: 'আর্থিক সামর্থ্যের প্রমাণ (Proof of Funds)',
  'funds-or-sponsor': 'আর্থিক সামর্থ্যের প্রমাণ (Proof of Funds) বা স্পনসর',
  ielts: 'IELTS-এর ফল, থাকলে',
  'experience-letters': 'অভিজ্ঞতার সনদ (Experience Letter) বা ছবি',
};
