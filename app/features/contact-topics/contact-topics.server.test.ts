import { expect, test } from 'vitest';
import { createContactPath } from '#content/contact-path.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { events } from '#content/events.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { readContactTopics } from './contact-topics.server.ts';

const read = (query: string) => readContactTopics(new URLSearchParams(query), 'en');

test.each([
  ['about=germany', 'About: Germany', undefined],
  ['about=study-abroad', 'About: Study Abroad', 'study-abroad'],
  ['about=services', 'About: Services', undefined],
  ['about=national-employers', 'About: National Programs for employers', 'national-employers'],
  ['about=germany-internship', 'About: Germany (Internship)', 'international-internship'],
  [
    'about=germany-internship&about=spain-hospitality-internship',
    'About: Germany (Internship) and Spain (Hospitality Internship)',
    'international-internship',
  ],
  ['about=study-abroad&about=germany', 'About: Study Abroad and Germany', 'study-abroad'],
  [
    'about=study-abroad&about=pathway-program',
    'About: Study Abroad and Pathway Program',
    undefined,
  ],
  ['about=germany&about=atlantis&about=germany', 'About: Germany', undefined],
])('?%s begins the form', (query, heading, programmeOfInterest) => {
  expect(read(query)).toMatchObject({
    heading,
    answers: { message: heading, ...(programmeOfInterest && { programmeOfInterest }) },
  });
  expect(read(query)?.answers.programmeOfInterest).toBe(programmeOfInterest);
});

test.each([
  '',
  'about=',
  'about=atlantis',
  'about=not-sure',
  'about=constructor',
  'about=%3Cscript%3E',
  'message=',
  'message=+%0A',
  'intent=apply',
  `message=e${'\u0301'.repeat(40)}`,
  'name=Eve',
])('?%s begins nothing', (query) => {
  expect(read(query)).toBeUndefined();
});

test('the visitor’s own words begin the message, at most 200 characters of them', () => {
  expect(read('message=nurse+in+Kenya')).toEqual({
    topic: undefined,
    answers: { message: 'nurse in Kenya' },
    query: 'message=nurse+in+Kenya',
  });
  expect(read('about=germany&message=%00What+does+it+cost?')?.answers.message).toBe(
    'About: Germany\nWhat does it cost?',
  );
  expect(read(`message=${'খ'.repeat(300)}`)?.answers.message).toBe('খ'.repeat(200));
});

test.each([
  ['en', 'apply', 'I would like to apply for Germany.'],
  ['en', 'consultation', 'I would like a free consultation about Germany.'],
  ['en', 'atlantis', 'About: Germany'],
  ['bn', 'apply', 'আমি আবেদন করতে চাই: জার্মানি।'],
  ['bn', 'consultation', 'আমি জার্মানি নিয়ে বিনা মূল্যে পরামর্শ চাই।'],
] as const)('the message begins with what a button said (%s, %s)', (language, intent, message) => {
  const topics = readContactTopics(
    new URLSearchParams({ about: 'germany', intent, message: 'Hello' }),
    language,
  );
  expect(topics?.answers.message).toBe(`${message}\nHello`);
  expect(topics?.query).toBe(
    intent === 'atlantis'
      ? 'about=germany&message=Hello'
      : `about=germany&intent=${intent}&message=Hello`,
  );
});

test('only one topic can have an application form', () => {
  expect(read('about=germany')?.topic).toBe('germany');
  expect(read('about=germany&about=spain')?.topic).toBeUndefined();
});

test('the query has only what is known, and at most three topics', () => {
  expect(read('about=atlantis&about=germany&utm_source=x')?.query).toBe('about=germany');
  expect(read('about=usa&about=germany&about=spain&about=italy')?.query).toBe(
    'about=usa&about=germany&about=spain',
  );
});

test('every destination, programme, event and opportunity has a topic', () => {
  const slugs = [
    ...destinations.map(({ slug }) => slug),
    ...programmes.map(({ slug }) => slug),
    ...events.en.events.map(({ slug }) => slug),
    ...opportunities.map(({ id }) => id),
  ];
  expect(slugs.filter((slug) => !read(createContactPath(slug).split(/[?#]/)[1] ?? ''))).toEqual([]);
});
