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

const dataOf = (path: string) => createStructuredData({ ...page, path }) as Node[];
const postData = createStructuredData({
  ...page,
  path: '/blog/a-visa',
  title: 'A visa',
  post,
}) as Node[];
const everything = [...publicPaths.map((path) => [path, dataOf(path)] as const)];
everything.push(['/blog/a-visa', postData]);

describe('schema.org knows the types and properties, and what they may be:', () => {
  test.each(everything)('%s', (_, things) => {
    expect(things.flatMap((thing) => validateNode(thing))).toEqual([]);
  });

  test.each([
    [{ '@type': 'Jobposting' }, /no type/],
    [{ '@type': 'Course', startDate: '2026-11-05' }, /not a property/],
    [{ '@type': 'Course', hasCourseInstance: { '@type': 'Course' } }, /can't be/],
    [{ '@type': 'Event', location: { '@type': 'Place', latitude: true } }, /can't be true/],
    [{ '@type': 'Event', eventAttendanceMode: 'https://schema.org/Monday' }, /can't be/],
    [{ '@type': 'WebSite', publisher: { name: 'Opar' } }, /neither type nor reference/],
  ])('and not %j', (thing, fault) => {
    expect(validateNode(thing).join('\n')).toMatch(fault);
  });
});

const rootTypes = (path: string) => dataOf(path).map((thing) => thing['@type']);

test('each page says what it is about', () => {
  expect(rootTypes('/')).toEqual(['EducationalOrganization', 'WebSite']);
  expect(rootTypes('/global-programs')).toEqual(['BreadcrumbList', 'FAQPage']);
  const confirmed = events.events.filter(({ sample }) => !sample);
  expect(rootTypes('/events')).toEqual(['BreadcrumbList', ...confirmed.map(() => 'Event')]);
  for (const { path } of programmes) expect(rootTypes(path)).toEqual(['BreadcrumbList', 'Course']);
  expect(rootTypes('/destinations/germany')).toEqual(['BreadcrumbList']);
  expect(postData.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'BlogPosting']);
});

test('an event is told to search engines once it is no sample', () => {
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
  expect(data.flatMap((thing) => validateNode(thing))).toEqual([]);
});

test('no page gives reviews or ratings: testimonials are for people', () => {
  const types = everything
    .flatMap(([, things]) => collectNodes(things))
    .map((node) => node['@type']);
  expect(types).toContain('FAQPage');
  expect(types.filter((type) => /Review|Rating/.test(String(type)))).toEqual([]);
});

test('what is named elsewhere on the page stands there', () => {
  const named = collectNodes(dataOf('/'));
  const ids = named.filter((node) => node['@type']).map((node) => node['@id']);
  for (const node of named.filter((each) => !each['@type'])) expect(ids).toContain(node['@id']);
});

test('a page is reached from the home page by its section', () => {
  const [list] = dataOf('/destinations/usa');
  expect(list?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${siteUrl}/` },
    { position: 2, name: 'Destinations', item: `${siteUrl}/destinations` },
    { position: 3, name: 'USA', item: `${siteUrl}/destinations/usa` },
  ]);
});

test('a section without a name is not passed over', () => {
  expect(() => dataOf('/nowhere/page')).toThrow('/nowhere/page');
});

test('a programme says how long and where, as far as that is known', () => {
  const instanceOf = (slug: string) => dataOf(`/global-programs/${slug}`)[1]?.hasCourseInstance;
  expect(instanceOf('agriculture-internship')).toEqual({
    '@type': 'CourseInstance',
    courseMode: 'onsite',
    duration: { '@type': 'QuantitativeValue', minValue: 12, maxValue: 18, unitCode: 'MON' },
    location: [{ '@type': 'Country', name: 'Denmark' }],
  });
  expect(instanceOf('hotel-immersion')).toMatchObject({ duration: { value: 10, unitCode: 'DAY' } });
  expect(instanceOf('pathway-program')).not.toHaveProperty('courseMode');
});
