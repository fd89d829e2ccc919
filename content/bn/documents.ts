import type { DocumentId } from '../documents.ts';

/** The documents that pages ask for, by id. */
export const documents: Partial<Record<DocumentId, string>> = {
  'updated-resume': 'ছবিসহ হালনাগাদ সিভি (CV)',
  video: 'ভিডিও পরিচিতি',
  transcripts: 'একাডেমিক ট্রান্সক্রিপ্ট (Academic Transcript) ও সনদ',
  'passport-2-years': 'পাসপোর্ট (মেয়াদ অন্তত ২ বছর)',
  'motivation-letter': 'মোটিভেশন লেটার (Motivation Letter)',
  certifications: 'প্রাসঙ্গিক সনদ, থাকলে',
  clearances: 'মেডিকেল ও পুলিশ ক্লিয়ারেন্স',
  funds: 'আর্থিক সামর্থ্যের প্রমাণ (Proof of Funds)',
  // Documents of the Emirates and of teachers in the USA
  cv: 'সিভি (CV)',
  passport: 'পাসপোর্ট',
  degree: 'ডিগ্রির সনদ',
  'experience-certificates': 'অভিজ্ঞতার সনদ',
  'hospitality-background': 'হসপিটালিটিতে পড়াশোনা বা কাজের প্রমাণ',
  'employment-visa': 'এমপ্লয়মেন্ট ভিসা (Employment Visa)',
  'teaching-certification': 'শিক্ষকদের জন্য: বৈধ সনদ',
};
