/** A GET that makes the server compute as much as we know how to. */
export type CostlyRequest = {
  name: string;
  path: string;
  headers?: Record<string, string>;
  /** Whether the server has the answer already, or rejects the request, so that it costs little. */
  isReady?: true;
};

/** As long as a request's head may be (server/http/connection-limits.ts), with room for other headers. */
const maxLength = 15_000;

const repeat = (text: string) => text.repeat(maxLength / text.length);

/** `parameter=0&parameter=1&…` */
const list = (parameter: string) =>
  Array.from({ length: 1000 }, (_, index) => `${parameter}=${index}`).join('&');

const bengaliLetters = [...'অআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ'];

const search = (language: '' | '/bn', query: string) =>
  `${language}/global-programs?q=${encodeURIComponent(query)}`;

/**
 * The worst requests that we know for each address that computes its answer from what the visitor sends.
 * tests/e2e/request-costs.e2e.ts counts their work, and `npm run bench:attacks` measures how long others wait meanwhile.
 * app/features/search/search-cost.test.ts has more of the search, and blog/ tests what WordPress is asked.
 */
export const costlyRequests: readonly CostlyRequest[] = [
  { name: '"Can I go?" with all offers open', path: '/global-programs?age=22' },
  { name: '"Can I go?" in Bengali', path: '/bn/global-programs?age=22' },
  {
    name: '"Can I go?" without a result',
    path: '/global-programs?age=22&where=usa&length=1-month',
  },
  { name: '"Can I go?" with unknown values', path: `/global-programs?${list('age')}` },
  { name: '"Can I go?" with the same value again', path: `/global-programs?${repeat('age=x&')}` },
  { name: '"Can I go?" with a long value', path: `/global-programs?age=${repeat('%26')}` },
  {
    name: '"Can I go?" with unknown parameters',
    path: `/global-programs?age=22&${repeat('x=y&')}`,
  },
  { name: 'a country with a sentence', path: '/destinations/usa?age=22&studies=year-2' },
  { name: 'a country with unknown values', path: `/destinations/usa?${list('age')}` },
  { name: 'a sheet', path: '/global-programs?view=sheet&plan=germany-ausbildung' },
  { name: 'a sheet that does not exist', path: `/global-programs?view=sheet&${list('plan')}` },
  { name: 'a search for one letter', path: search('', 'a') },
  { name: 'a search for one letter again and again', path: search('', 'a '.repeat(50)) },
  {
    name: 'a search for distinct letters',
    path: search('', [...'abcdefghijklmnopqrstuvwxyz0123456789'].join(' ')),
  },
  { name: 'a search for unknown words', path: search('', 'qxz wvk jqy zzx kqj xwv '.repeat(5)) },
  { name: 'a search for one long word', path: search('', 'internshi'.repeat(12)) },
  { name: 'a search for combining marks', path: search('', `a${'\u0300'.repeat(99)}`) },
  { name: 'a search for distinct Bengali letters', path: search('/bn', bengaliLetters.join(' ')) },
  {
    name: 'a search for misspelt Bengali names',
    path: search('/bn', 'জারমানিক মালেশিক ডেনমারকি '.repeat(4)),
  },
  { name: 'many searches at once', path: `/global-programs?${repeat('q=germany&')}` },
  { name: 'the posts of the search', path: `/search-posts.json?${repeat('x=y&')}`, isReady: true },
  {
    name: 'the options of "Can I go?"',
    path: `/global-programs/options.json?${repeat('x=y&')}`,
    isReady: true,
  },
  { name: 'all pages of the blog', path: '/blog?page=999999999', isReady: true },
  { name: 'a category that does not exist', path: '/blog?category=99999' },
  { name: 'the blog with many parameters', path: `/blog?${repeat('page=2&category=1&')}` },
  { name: 'the feed', path: `/blog/feed.xml?${repeat('x=y&')}`, isReady: true },
  { name: 'a post that does not exist', path: '/blog/nothing' },
  { name: 'a picture that does not exist', path: '/blog-media/nothing.jpg?w=1920', isReady: true },
  {
    name: 'a picture of an odd width',
    path: `/blog-media/nothing.jpg?w=${repeat('9')}`,
    isReady: true,
  },
  { name: 'contact with many topics', path: `/contact?about=germany&${list('about')}` },
  { name: 'contact with a long message', path: `/contact?message=${repeat('x')}` },
  { name: 'contact with combining marks', path: `/contact?message=a${repeat('%CC%80')}` },
  { name: 'the contact form with many topics', path: `/embed/contact?${list('about')}` },
  { name: 'a form', path: '/apply/agriculture-internship' },
  {
    name: 'a form with many destinations',
    path: `/apply/agriculture-internship?${list('destination')}`,
  },
  {
    name: 'a confirmation that does not exist',
    path: '/apply/agriculture-internship/received?reference=OPAR-2345-6789&submission=00000000-0000-4000-8000-000000000000',
  },
  {
    name: 'the calendar file of no confirmation',
    path: `/apply/agriculture-internship/received.ics?${list('reference')}`,
    isReady: true,
  },
  { name: 'a page that is cached without a query', path: `/about?${repeat('x=y&')}` },
  { name: 'a page that does not exist', path: `/nothing?${repeat('x=y&')}` },
  { name: 'a path that is not canonical', path: `/${repeat('A/')}`, isReady: true },
  {
    name: 'the data of a page',
    path: `/global-programs.data?q=a&_routes=${repeat('a,')}`,
    isReady: true,
  },
  {
    name: 'a page of the build with many content codings',
    path: '/services',
    headers: { 'accept-encoding': repeat('a;q=0.1,') },
    isReady: true,
  },
  {
    name: '"Can I go?" with many content codings',
    path: '/global-programs?age=22',
    headers: { 'accept-encoding': repeat('identity,') },
  },
  {
    name: 'a file with many ranges',
    path: '/favicon.ico',
    headers: { range: `bytes=${repeat('0-0,')}` },
    isReady: true,
  },
  {
    name: 'a page with many entity tags',
    path: '/services',
    headers: { 'if-none-match': repeat('"a",') },
    isReady: true,
  },
  {
    name: '"Can I go?" with many forwarded addresses',
    path: '/global-programs?age=22',
    headers: { 'x-forwarded-for': repeat('192.0.2.1,') },
  },
];
