/** The documents that pages ask for, by the words of the English pages. */
export const documents: Record<string, string> = {
  'Updated resume with photo': 'ছবিসহ হালনাগাদ সিভি (CV)',
  'Video introduction': 'ভিডিও পরিচিতি',
  'Academic transcripts and diploma': 'একাডেমিক ট্রান্সক্রিপ্ট (Academic Transcript) ও সনদ',
  'Passport valid at least 2 years': 'পাসপোর্ট (মেয়াদ অন্তত ২ বছর)',
  'Motivation letter': 'মোটিভেশন লেটার (Motivation Letter)',
  'Relevant certifications, if applicable': 'প্রাসঙ্গিক সনদ, থাকলে',
  'Medical and police clearance': 'মেডিকেল ও পুলিশ ক্লিয়ারেন্স',
  'Proof of funds': 'আর্থিক সামর্থ্যের প্রমাণ (Proof of Funds)',
};
