import { describe, expect, test } from 'vitest';
import { publicPaths } from '#app/paths/public-paths.ts';
import { events } from '#content/events.ts';
import { programmes } from '#content/programmes/programmes.ts';
import type { StaticEvent } from '#content/types/common.ts';
import { createStructuredData } from './create-structured-data.server.ts';
import { createEvents } from './event.server.ts';
import { collectNodes, type Node, validateNode } from './testing/schema-org.ts';

const siteUrl = 'https://www.example.org';
const page = {
  siteUrl,
  title: 'A title',
  description: 'A description.',
  image: `${siteUrl}/share/home.png`,
};
const post = {
  title: 'A visa',
  excerpt: 'In short',
  html: '',
  playerOrigins: [],
  hasFullWidthBlocks: false,
  hasBlocks: false,
  hasTables: false,
  day: 'November 5, 2026',
  dateTime: '2026-11-05',
  readingTime: '1 min read',
  furtherPosts: [],
};

const createData = (path: string) => createStructuredData({ ...page, path }) as Node[];
const postData = createStructuredData({
  ...page,
  path: '/blog/a-visa',
  title: 'A visa',
  post,
}) as Node[];
const allData = [
  ...publicPaths.map((path) => [path, createData(path)] as const),
  ['/blog/a-visa', postData] as const,
];

describe('the types, properties and values are valid in schema.org’s vocabulary', () => {
  test.each(allData)('on %s', (_, nodes) => {
    expect(nodes.flatMap((node) => validateNode(node))).toEqual([]);
  });

  test.each([
    [{ '@type': 'Jobposting' }, /no type/],
    [{ '@type': 'Course', startDate: '2026-11-05' }, /not a property/],
    [{ '@type': 'Course', hasCourseInstance: { '@type': 'Course' } }, /can't be/],
    [{ '@type': 'Event', location: { '@type': 'Place', latitude: true } }, /can't be true/],
    [{ '@type': 'Event', eventAttendanceMode: 'https://schema.org/Monday' }, /can't be/],
    [{ '@type': 'WebSite', publisher: { name: 'Opar' } }, /neither type nor reference/],
  ])('%j is invalid', (node, error) => {
    expect(validateNode(node).join('\n')).toMatch(error);
  });
});

const rootTypes = (path: string) => createData(path).map((node) => node['@type']);

test('each page has the types of its subject', () => {
  expect(rootTypes('/')).toEqual(['EducationalOrganization', 'WebSite']);
  expect(rootTypes('/global-programs')).toEqual(['BreadcrumbList', 'FAQPage']);
  const confirmed = events.en.events.filter(({ sample }) => !sample);
  expect(rootTypes('/events')).toEqual(['BreadcrumbList', ...confirmed.map(() => 'Event')]);
  for (const { path } of programmes) expect(rootTypes(path)).toEqual(['BreadcrumbList', 'Course']);
  expect(rootTypes('/destinations/germany')).toEqual(['BreadcrumbList']);
  expect(postData.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'BlogPosting']);
  const samplePost = { ...post, sampleLabel: 'Example post' };
  const sampleData = createStructuredData({
    ...page,
    path: '/blog/a-visa',
    post: samplePost,
  }) as Node[];
  expect(sampleData.map((node) => node['@type'])).toEqual(['BreadcrumbList']);
});

test('a Bengali page is described in Bengali, with `inLanguage`', () => {
  const path = '/bn/global-programs/agriculture-internship';
  const [list, course] = createData(path);
  expect(list?.itemListElement).toMatchObject([
    { name: 'হোম', item: `${siteUrl}/bn` },
    { name: 'গ্লোবাল প্রোগ্রাম', item: `${siteUrl}/bn/global-programs` },
    { name: 'A title', item: siteUrl + path },
  ]);
  expect(course).toMatchObject({
    '@type': 'Course',
    inLanguage: 'bn-BD',
    url: siteUrl + path,
    provider: { name: 'ওপার ইন্টারন্যাশনাল', url: `${siteUrl}/` },
  });
  expect(course?.hasCourseInstance).not.toHaveProperty('location');
  expect(createData('/bn/destinations/germany')[0]?.itemListElement).toMatchObject([
    {},
    {},
    { name: 'জার্মানি' },
  ]);
  const [organisation, website] = createData('/bn');
  expect(organisation).toMatchObject({ description: 'A description.', url: `${siteUrl}/` });
  expect(website).toMatchObject({ inLanguage: 'bn-BD', url: `${siteUrl}/bn` });
  expect(createData('/')[1]).toMatchObject({ inLanguage: 'en-GB', url: `${siteUrl}/` });
});

test('sample events have no structured data', () => {
  const fair: StaticEvent = {
    slug: 'fair',
    title: 'Fair',
    date: '2026-12-31',
    location: 'Green Road, Dhaka',
    text: 'A fair.',
    picture: { file: 'event-fair', description: 'A stall' },
  };
  expect(createEvents(siteUrl, [{ ...fair, sample: true }])).toEqual([]);
  const data = createEvents(siteUrl, [{ ...fair, sample: true }, fair]) as Node[];
  expect(data).toMatchObject([{ '@type': 'Event', name: 'Fair', startDate: '2026-12-31' }]);
  expect(data.flatMap((node) => validateNode(node))).toEqual([]);
});

test('no page marks up its testimonials as reviews or ratings', () => {
  const types = allData.flatMap(([, nodes]) => collectNodes(nodes)).map((node) => node['@type']);
  expect(types).toContain('FAQPage');
  expect(types.filter((type) => /Review|Rating/.test(String(type)))).toEqual([]);
});

test('each reference has its node on the page', () => {
  const nodes = collectNodes(createData('/'));
  const ids = nodes.filter((node) => node['@type']).map((node) => node['@id']);
  for (const node of nodes.filter((each) => !each['@type'])) expect(ids).toContain(node['@id']);
});

test('the breadcrumb list of a subpage contains the home page and its section', () => {
  const [list] = createData('/destinations/usa');
  expect(list?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${siteUrl}/` },
    { position: 2, name: 'Destinations', item: `${siteUrl}/destinations` },
    { position: 3, name: 'USA', item: `${siteUrl}/destinations/usa` },
  ]);
});

test('a post has its date only where that is known', () => {
  const undated = { ...page, path: '/blog/a-visa', post: { ...post, dateTime: '' } };
  const dates = [postData, createStructuredData(undated) as Node[]].map(
    (nodes) => nodes.find((node) => node['@type'] === 'BlogPosting')?.datePublished,
  );
  expect(dates).toEqual(['2026-11-05', undefined]);
});

test('a section without a name throws', () => {
  expect(() => createData('/nowhere/page')).toThrow('/nowhere/page');
});

test('a programme has its duration, and its countries and mode if known', () => {
  const getCourseInstance = (slug: string) =>
    createData(`/global-programs/${slug}`)[1]?.hasCourseInstance;
  expect(getCourseInstance('agriculture-internship')).toEqual({
    '@type': 'CourseInstance',
    courseMode: 'onsite',
    duration: { '@type': 'QuantitativeValue', minValue: 12, maxValue: 18, unitCode: 'MON' },
    location: [{ '@type': 'Country', name: 'Denmark' }],
  });
  expect(getCourseInstance('hotel-immersion')).toMatchObject({
    duration: { value: 10, unitCode: 'DAY' },
  });
  expect(getCourseInstance('pathway-program')).not.toHaveProperty('courseMode');
});
