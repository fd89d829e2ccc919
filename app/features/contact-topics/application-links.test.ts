import { expect, test } from 'vitest';
import { destinations } from '#content/destinations/destinations.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { listings } from '#domain/eligibility/opportunities.ts';
import { createApplicationLinks } from './application-links.ts';

const name = 'Or fill in the application form';

test.each([
  ['germany', '/apply/international-internship?destination=germany'],
  ['denmark', '/apply/agriculture-internship?destination=denmark'],
  ['usa', '/apply/international-internship?destination=usa'],
  ['usa-teacher', '/apply/international-internship?destination=usa'],
  ['hotel-immersion', '/apply/hotel-immersion'],
])('one form takes %s', (topic, to) => {
  expect(createApplicationLinks(topic, name, 'en')).toEqual([{ to, name }]);
});

test.each(['services', 'national-students', 'atlantis'])(
  'no application form takes %s',
  (topic) => {
    expect(createApplicationLinks(topic, name, 'en')).toEqual([]);
  },
);

test.each([
  ['en', ['Form: International Internship', 'Form: Medical Internships Abroad']],
  ['bn', ['Form: ইন্টারন্যাশনাল ইন্টার্নশিপ', 'Form: বিদেশে মেডিকেল ইন্টার্নশিপ']],
] as const)('a country with two forms has a link to each (%s)', (language, names) => {
  const links = createApplicationLinks('greece', 'Form', language);
  expect(links.map((link) => link.name)).toEqual(names);
  expect(links.map(({ to }) => to)).toEqual([
    '/apply/international-internship?destination=greece',
    '/apply/medical-internships?destination=greece',
  ]);
});

test('every country and programme with an open offer has a form, and a paused one has none', () => {
  const topics = [...destinations, ...programmes].map(({ slug }) => slug);
  const isOpen = (topic: string) =>
    listings.some(
      ({ id, country, paused }) => !paused && (id === topic || country?.slug === topic),
    );
  const withForm = topics.filter((topic) => createApplicationLinks(topic, name, 'en').length > 0);
  expect(withForm).toEqual(topics.filter(isOpen));
});
