import { expect, test } from 'vitest';
import { costsId } from '#content/costs.ts';
import { createSearch } from './create-search.ts';
import { loadSearchPosts } from './search-posts.server.ts';
import { searchRecords } from './search-records.server.ts';
import { createTestPosts } from './testing/create-test-posts.ts';

const posts = await loadSearchPosts(createTestPosts(), 'en');
const search = createSearch({
  ...searchRecords.en,
  records: [...searchRecords.en.records, ...posts],
});

/** The paths of the first three results in the order in which they are displayed. */
const listFirstPaths = (question: string) =>
  search
    .find(question)
    .groups.flatMap(({ results }) => results)
    .slice(0, 3)
    .map(({ to }) => (to.endsWith(`#${costsId}`) ? to : to.replace(/[?#].*/, '')));

const abroad = (slug: string) => `/global-programs/${slug}`;
const study = abroad('study-abroad');
const medical = abroad('medical-internships');
const virtual = abroad('virtual-internship');
const farm = abroad('agriculture-internship');
const internship = abroad('international-internship');
const faqs = '/global-programs';
const costs = `/global-programs#${costsId}`;
const employers = '/national-programs/employers';

/** Questions as visitors type them, each with the pages that answer it. */
const questions: [question: string, ...pages: string[]][] = [
  ['scholarship for bangladeshi students', study],
  ['scholarships', study],
  ['student loan', study, '/blog/proof-of-funds'],
  ['bank statement for visa', '/blog/proof-of-funds'],
  ['computer science internship', virtual],
  ['work from home for a foreign company', virtual],
  ['can a nurse go abroad', medical],
  ['MBBS student hospital placement', medical],
  ['Kenya', medical],
  ['what gpa do i need', abroad('student-exchange')],
  ['how much does it cost', costs],
  ['fees', costs],
  ['price', costs],
  ['khoroch', costs],
  ['টাকা', costs],
  ['who pays for the flight', costs],
  ['what is your phone number', '/contact'],
  ['office address dhaka', '/contact'],
  ['when is the office open', '/contact'],
  ['is ielts required', faqs, internship],
  ['age limit', faqs],
  ['salary in germany', '/destinations/germany'],
  ['halal food abroad', '/blog/taste-of-home', '/destinations/malaysia', '/destinations/indonesia'],
  ['how to get police clearance', '/blog/medical-and-police-clearance'],
  ['passport validity', faqs, '/blog/passport-first'],
  ['i want to hire interns for my company', employers],
  ['recruit graduates', employers],
  ['work on a dairy farm in denmark', farm, '/destinations/denmark'],
  ['chef training', abroad('hotel-immersion'), '/destinations/germany', '/destinations/usa'],
  ['what should i write in a motivation letter', '/blog/motivation-letter'],
  ['teacher job in america', '/destinations/usa'],
  ['dubai hotel job', '/destinations/uae'],
  ['is food and accommodation included', internship, faqs],
  ['do i get a certificate', internship, faqs],
  ['when will i get a reply', faqs],
  ['next seminar', '/events', '/blog/seminar-questions'],
  ['জার্মানি ভিসা', '/destinations/germany'],
  ['বৃত্তি', study],
  ['খরচ কত', costs],
  ['নার্সিং পড়ে বিদেশ যাওয়া যাবে', medical],
  ['অফিসের ঠিকানা', '/contact'],
  ['jarmani jete koto taka lage', '/destinations/germany'],
  ['malaysia te chakri', '/destinations/malaysia'],
  ['amar boyosh 30 ami ki jete parbo', faqs],
  ['krishi kaj denmark', farm, '/destinations/denmark'],
];

/** Questions that were not looked at while the words and weights of the search were chosen. */
const heldOutQuestions: [question: string, ...pages: string[]][] = [
  ['cv format', '/blog/resume-in-one-minute'],
  ['embassy interview questions', '/blog/interview-with-a-host'],
  ['is my daughter safe, who are you', '/about'],
  ['budget for first months abroad', '/blog/student-budget'],
  ['register for local internship', '/national-programs/students'],
  ['masters in uk', study, '/destinations/united-kingdom'],
  ['law internship', virtual],
  ['documents needed for application', '/apply', faqs, '/blog/application-documents'],
  ['recommendation letter from teacher', '/blog/recommendation-letter'],
  ['ausbildung', '/destinations/germany'],
  ['can i pray at work', '/blog/taste-of-home'],
  ['foundation year before university', abroad('pathway-program')],
  ['one semester exchange abroad', abroad('student-exchange')],
  ['training for my hr team', employers],
  ['download brochure', study, internship, medical, farm, virtual, faqs],
  ['ভিসা পেতে কী লাগে', '/services', study, '/blog/application-documents', '/blog/proof-of-funds'],
  ['বেতন কত', '/destinations', faqs],
  ['হোটেলে কাজ', abroad('hotel-immersion')],
  ['online internship ghore bose', virtual],
  ['apnader office kothay', '/contact'],
];

const listMissed = (list: typeof questions) =>
  list
    .filter(([question, ...pages]) => !listFirstPaths(question).some((to) => pages.includes(to)))
    .map(([question]) => `${question}: ${listFirstPaths(question).join(', ')}`);

test.each(['fees', 'cost', 'price', 'khoroch', 'খরচ', 'টাকা'])(
  'the first result of “%s” is the list of costs',
  (query) => {
    expect(listFirstPaths(query)[0]).toBe(costs);
  },
);

test.each([
  ['questions', questions],
  ['held-out questions', heldOutQuestions],
])('at least nine in ten %s have a right page among the first three results', (_, list) => {
  const missed = listMissed(list);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(list.length / 10);
});
