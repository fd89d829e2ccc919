import type { QueryWithPages } from './pages.ts';
import * as on from './pages.ts';

/**
 * 40 queries that were written after the search had been mended for the other lists. Nothing was changed for them, so that
 * their rate says what to expect of a query that nobody thought of.
 */
export const furtherQueries: readonly QueryWithPages[] = [
  ['ফ্রান্সে শেফের কাজ শিখতে চাই', on.country('france')],
  ['spain e intern hote chai', on.country('spain')],
  ['হংকংয়ে বেতন কত দেয়', on.country('hong-kong')],
  ['china te mandarin shekhar course', on.country('china')],
  ['মাল্টায় যাওয়ার নিয়ম', on.country('malta')],
  ['নিউজিল্যান্ডের খরচ', on.country('new-zealand'), on.costs],
  ['ami diploma nursing porchi', on.medical, on.overview],
  ['অনার্স ৩য় বর্ষে পড়ি, আবেদন করা যাবে?', on.questions, on.overview, on.apply],
  ['graduation sesh 2 bochor age', on.questions, on.overview, on.noPage],
  ['পাসপোর্টের মেয়াদ ৬ মাস আছে', on.questions, on.passport],
  ['passport banate koto taka', on.passport, on.costs],
  ['ইংলিশ স্পিকিং পারি না', on.questions],
  ['ielts 5.5 diye study abroad', on.study, on.questions],
  ['সিভি বানানোর ফরমেট', on.resume],
  ['cover letter lekhar niyom', on.letter],
  ['ইন্টারভিউর প্রস্তুতি', on.interview],
  ['viva te ki jigges kore', on.interview],
  ['ব্যাংক সলভেন্সি সার্টিফিকেট', on.funds],
  ['baba sponsor hole ki ki lagbe', on.funds],
  ['মেয়েকে একা পাঠানো কি ঠিক হবে', on.families, on.about, on.contact],
  ['থাকা খাওয়ার খরচ কোম্পানি দেয় নাকি', on.costs, on.internship, on.questions],
  ['সন্ধ্যায় অফিস খোলা থাকে?', on.contact],
  ['apnader facebook page', on.contact, on.about, on.noPage],
  ['উত্তরা অফিস', on.contact],
  ['ইউরোপের ওয়ার্ক পারমিট ভিসা', on.internship, on.services, on.countries],
  ['কানাডা স্কলারশিপ', on.noPage],
  ['malyasia student visa', on.country('malaysia'), on.study],
  ['কাতার হোটেল জব', on.noPage],
  ['agency ta real naki fake', on.families, on.about],
  ['টাকা মেরে দেবে না তো', on.families, on.about, on.costs],
  ['চুক্তিপত্র', on.families, on.noPage, on.about],
  ['বিমান টিকেট কি ফ্রি', on.costs],
  ['job after internship', on.internship, on.overview, on.about],
  ['remote internship for cse student', on.virtual],
  ['hotel management course', on.hotel, on.exchange, on.pathway],
  ['documents for usa j1', on.country('usa')],
  ['minimum bank statement amount', on.funds],
  ['visa interview tips', on.interview],
  ['norway farm job', on.noPage],
  ['how can my college partner with you', on.employers, on.contact, on.national],
];
