import { expect, test } from 'vitest';
import { costsId } from '#content/costs.ts';
import type { Language } from '#content/language.ts';
import { createSearch } from './create-search.ts';
import { loadSearchPosts } from './search-posts.server.ts';
import { searchRecords } from './search-records.server.ts';
import { createTestPosts } from './testing/create-test-posts.ts';

const posts = createTestPosts();

async function createFullSearch(language: Language) {
  const { records, ...content } = searchRecords[language];
  const postRecords = await loadSearchPosts(posts, language);
  return createSearch({ ...content, records: [...records, ...postRecords] });
}

const searches = { en: await createFullSearch('en'), bn: await createFullSearch('bn') };

/** The paths of the first three results in the order in which they are displayed. */
const listFirstPaths = (question: string, language: Language) =>
  searches[language]
    .find(question)
    .groups.flatMap(({ results }) => results)
    .slice(0, 3)
    .map(({ to }) => (to.includes('#') ? to : to.replace(/\?.*/, '')));

const abroad = (slug: string) => `/global-programs/${slug}`;
const country = (slug: string) => `/destinations/${slug}`;
const study = abroad('study-abroad');
const medical = abroad('medical-internships');
const virtual = abroad('virtual-internship');
const farm = abroad('agriculture-internship');
const hotel = abroad('hotel-immersion');
const internship = abroad('international-internship');
const faqs = '/global-programs#questions';
const finder = '/global-programs';
const costs = `/global-programs#${costsId}`;
const post = (slug: string) => `/blog/${slug}`;
const clearance = post('medical-and-police-clearance');
const documents = post('application-documents');
const funds = post('proof-of-funds');

/** Questions as visitors type them, in Bengali, in Bengali by ear and in English, each with the pages that answer it. */
const questions: [question: string, ...pages: string[]][] = [
  ['কত টাকা লাগবে', costs],
  ['জার্মানি যেতে কত খরচ', country('germany'), costs],
  ['ভিসা ফি কত', costs],
  ['বিমানের টিকেট কে দেবে', costs],
  ['জামানত ফেরত পাব কি', costs],
  ['IELTS ছাড়া বিদেশ যাওয়া যায়', faqs],
  ['আইইএলটিএস লাগবে কি', faqs],
  ['কারা আবেদন করতে পারবে', faqs, finder],
  ['বয়স কত হতে হবে', faqs, finder],
  ['পাসপোর্টের মেয়াদ কত দিন থাকতে হবে', faqs, post('passport-first')],
  ['নতুন পাসপোর্ট করতে কী লাগে', post('passport-first'), faqs],
  ['ইন্টার্নশিপে বেতন দেয়', faqs, internship],
  ['কবে উত্তর পাব', faqs],
  ['ইন্টার্নশিপ কত মাসের', faqs, internship],
  ['পুলিশ ক্লিয়ারেন্স কীভাবে করব', clearance],
  ['ব্যাংক স্টেটমেন্ট কত টাকা দেখাতে হবে', funds],
  ['মোটিভেশন লেটার কীভাবে লিখব', post('motivation-letter')],
  ['সিভি লেখার নিয়ম', post('resume-in-one-minute')],
  ['সাক্ষাৎকারে কী জিজ্ঞেস করে', post('interview-with-a-host')],
  ['সুপারিশপত্র', post('recommendation-letter')],
  ['বিদেশে হালাল খাবার', post('taste-of-home'), country('malaysia'), country('indonesia')],
  ['নামাজ পড়ার জায়গা', post('taste-of-home'), country('malaysia'), country('indonesia')],
  ['কী কী কাগজ লাগবে', documents, '/apply', finder],
  ['ভিডিও কীভাবে বানাব', post('video-introduction')],
  ['প্রথম সপ্তাহে কী করব', post('first-week')],
  ['আমেরিকায় শিক্ষকতা', country('usa')],
  ['হোটেলে চাকরি', hotel],
  ['স্কলারশিপ পাওয়া যাবে', study],
  ['পরের সেমিনার কবে', '/events', post('seminar-questions')],
  ['আপনাদের অফিস কোথায়', '/contact'],
  ['কর্মী নিয়োগ দিতে চাই', '/national-programs/employers'],
  ['bideshe jete koto khoroch', costs],
  ['germany jabo', country('germany')],
  ['germany jete ki ki lage', country('germany')],
  ['bhisa', '/services', study, costs],
  ['visa lagbe ki', '/services', study, costs, funds],
  ['passport er meyad', faqs, post('passport-first')],
  ['ielts chara bideshe', faqs],
  ['boyosh koto lagbe', faqs, finder],
  ['beton koto dibe', faqs, country('germany'), '/destinations', internship],
  ['malaysia te kaj', country('malaysia')],
  ['nursing pore bideshe jaoa jabe', medical],
  ['ghore bose internship', virtual],
  ['cv kivabe likhbo', post('resume-in-one-minute')],
  ['scholarship ache', study],
  ['police clearance kivabe korbo', clearance],
  ['office er thikana', '/contact'],
  ['denmark e khamar er kaj', farm, country('denmark')],
  ['do i need ielts', faqs],
  ['how much bank balance', funds],
  ['how to write motivation letter', post('motivation-letter')],
  ['what documents do i need', documents, '/apply', finder],
  ['when will i hear back', faqs],
  ['first week abroad', post('first-week')],
  ['can i pray at work', post('taste-of-home')],
  ['বিদেশে পড়তে কত টাকা লাগে', costs, study],
  ['মেডিকেল টেস্ট কখন করাতে হয়', clearance],
  ['ব্যাংকে কত টাকা থাকতে হবে', funds],
  ['ফ্রান্সে ইন্টার্নশিপ', country('france')],
  ['আবেদন করব কীভাবে', '/apply', faqs],
  ['থাকা খাওয়া কি ফ্রি', internship, faqs, costs, finder],
  ['আপনাদের ফোন নম্বর কত', '/contact'],
  ['ঘরে বসে কাজ', virtual, post('virtual-internship-webinar')],
  ['গরুর খামারে কাজ', farm, country('denmark'), post('danish-farm-day')],
  ['শিক্ষকের কাছ থেকে চিঠি', post('recommendation-letter')],
  ['চাকরি মেলা', '/events', post('fair-in-an-hour')],
  ['ওয়েবিনার কবে', '/events', post('virtual-internship-webinar')],
  ['সার্টিফিকেট দেবেন', internship, finder, faqs],
  ['dubai hotel e kaj', country('uae')],
  ['taka koto lagbe america jete', country('usa'), costs],
  ['apply korbo kivabe', '/apply', faqs],
  ['interview te ki jiggesh kore', post('interview-with-a-host')],
  ['bank statement lagbe', funds],
  ['kagoj potro ki ki lage', documents, '/apply', finder],
  ['masters korte chai bideshe', study],
  ['hsc pass kore bideshe jaoa', study, abroad('pathway-program'), faqs, finder],
  ['who can apply', faqs, finder],
  ['how long is the internship', faqs, internship],
  ['money for the first months', post('student-budget')],
  ['টাকা ফেরত পাওয়া যাবে', costs],
  ['অনার্স পাস করে বাইরে পড়তে চাই', study],
  ['ইতালিতে কাজের বেতন কত', country('italy')],
  ['নার্সদের জন্য কী আছে', medical],
  ['কোন কোন দেশে পাঠান', '/destinations'],
  ['ভিসা না হলে কী হবে', '/services', study, costs, funds, faqs],
  ['ইংরেজি না জানলে যাওয়া যাবে', faqs, finder],
  ['রান্নার কাজ', hotel, internship, country('usa'), country('germany'), post('taste-of-home')],
  ['দেশে ইন্টার্নশিপ করতে চাই', '/national-programs/students', '/national-programs'],
  ['প্রশিক্ষণ শেষে সনদ', internship, finder, faqs, hotel, abroad('professional-immersion')],
  ['ফরম কোথায় পূরণ করব', '/apply'],
  ['বাজেট', post('student-budget'), costs],
  ['মেলায় কী নিয়ে যাব', post('fair-in-an-hour'), '/events'],
  ['ব্যাংক লোন', funds, study],
  ['agriculture er kaj', farm],
  ['ausbildung korte chai', country('germany')],
  ['medical test kobe', clearance],
  ['koto din lage', faqs],
  ['motivation letter likhar niyom', post('motivation-letter')],
  ['bideshe thakar khoroch', costs, post('student-budget')],
  ['passport expired', faqs, post('passport-first')],
  ['introduce myself in a video', post('video-introduction')],
  ['is the internship paid', faqs, internship],
  ['what to ask at the fair', post('fair-in-an-hour'), post('seminar-questions')],
  ['সিজিপিএ কম হলে', abroad('student-exchange'), faqs, finder, study],
];

/** Questions that were not looked at while the words of the search were chosen. */
const heldOutQuestions: [question: string, ...pages: string[]][] = [
  ['পর্তুগালে কত বেতন', country('portugal')],
  ['ভাতা কত', faqs, internship, country('germany')],
  ['বীমা কি লাগবে', costs],
  ['প্রতারণা হবে না তো', '/about'],
  ['যোগাযোগের নম্বর', '/contact'],
  ['মেডিকেলে পড়ি, বিদেশে ইন্টার্ন করতে চাই', medical],
  ['বাবা মাকে কী বলব', funds, '/about', '/contact', study],
  ['টাকা জমা দেব কীভাবে', costs, funds],
  ['অভিজ্ঞতা ছাড়া সিভি', post('resume-in-one-minute')],
  ['ওয়েবিনারে কী হবে', post('virtual-internship-webinar'), '/events'],
  ['যুক্তরাজ্যে মাস্টার্স', study, country('united-kingdom')],
  ['apnader fee koto', costs],
  ['passport nai ki korbo', post('passport-first'), faqs],
  ['italy te hotel er kaj', country('italy')],
  ['uttor kobe pabo', faqs],
  ['namaz porte parbo', post('taste-of-home'), country('malaysia')],
  ['company te lok lagbe', '/national-programs/employers'],
  ['age limit for internship', faqs, finder, internship],
  ['recommendation letter from a teacher', post('recommendation-letter')],
  ['medical internship cost', medical, costs],
];

const listMissed = (list: typeof questions, language: Language) =>
  list
    .filter(
      ([question, ...pages]) =>
        !listFirstPaths(question, language).some((to) => pages.includes(to)),
    )
    .map(([question]) => `${question}: ${listFirstPaths(question, language).join(', ')}`);

test.each([
  ['questions', 'en', questions],
  ['questions', 'bn', questions],
  ['held-out questions', 'en', heldOutQuestions],
  ['held-out questions', 'bn', heldOutQuestions],
] as const)(
  'at least nine in ten %s have a right page among the first three results (%s)',
  (_, language, list) => {
    const missed = listMissed([...list], language);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(list.length / 10);
  },
);

test.each([
  ['বয়সসীমা', finder],
  ['joggota', finder],
  ['সময়সীমা', '/events'],
  ['engreji lagbe', faqs],
  ['দালাল', '/about'],
])('“%s” is known in both editions', (query, page) => {
  for (const language of ['en', 'bn'] as const) {
    expect(listFirstPaths(query, language)).toContain(page);
  }
});
