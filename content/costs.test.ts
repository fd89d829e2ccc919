import { expect, test } from 'vitest';
import { getCountryCosts, getProgrammeCosts } from './costs.ts';
import { destinations } from './destinations/destinations.ts';
import { countryRecords } from './destinations/records.ts';
import { languages } from './language.ts';
import { agricultureInternship } from './programme-pages/agriculture-internship.ts';
import { medicalInternships } from './programme-pages/medical-internships.ts';
import { programmes } from './programmes/programmes.ts';

/** The words by which a list of inclusions and the paragraph name the same cost. */
const costWords: [inList: RegExp, inParagraph: RegExp][] = [
  [/\bvisa\b/i, /\bvisa fee\b/],
  [/^flights\b/i, /\bflight\b/],
  [/^travel\b/i, /\btravel\b/],
  [/\binsurance\b/i, /\binsurance\b/],
  [/\baccommodation\b/i, /\baccommodation\b/],
  [/\bmeals\b/i, /\bmeals\b/],
  [/\blocal (?:commuting|transport)\b/i, /\blocal (?:travel|transport)\b/],
  [/\bpersonal expenses\b/i, /\bpersonal expenses\b/],
];

const isAboutCosts = (sentence: string) => /^(?:You pay|In a)|\byou (?:also )?pay\b/.test(sentence);
const isUnconfirmed = (sentence: string) => sentence.includes('not confirmed here');

/** Describes how a paragraph differs from what its page says is included and isn't. */
function compare(text: string, notIncluded: readonly string[]): string[] {
  const paid = text
    .split(/(?<=\.) /)
    .filter(isAboutCosts)
    .join(' ');
  const unconfirmed = text
    .split(/(?<=\.) /)
    .filter(isUnconfirmed)
    .join(' ');
  const isListed = ([inList]: [RegExp, RegExp]) => notIncluded.some((item) => inList.test(item));
  return [
    ...notIncluded
      .filter((item) => !costWords.some(([inList]) => inList.test(item)))
      .map((item) => `${item}: no word is known`),
    ...costWords
      .filter(isListed)
      .filter(([, inParagraph]) => !inParagraph.test(paid))
      .map(([, inParagraph]) => `${inParagraph} isn't among what the student pays`),
    ...costWords
      .filter(
        (words) => isListed(words) && words[1].test(unconfirmed.replace(/meals in a hotel/, '')),
      )
      .map(([, inParagraph]) => `${inParagraph} is said to be unconfirmed`),
  ];
}

test.each(destinations.map(({ slug }) => slug))(
  'the paragraph of %s names what the country doesn’t include',
  (slug) => {
    expect(compare(getCountryCosts(slug, 'en').text, countryRecords[slug].notIncluded)).toEqual([]);
  },
);

test.each([
  ['agriculture-internship', agricultureInternship.en],
  ['medical-internships', medicalInternships.en],
] as const)(
  'the paragraph of %s names what the programme doesn’t include',
  (slug, { inclusions }) => {
    const { items } = inclusions.notIncluded;
    const { text } = getProgrammeCosts(slug, 'en');
    expect(compare(text, items)).toEqual([]);
  },
);

test('only Denmark’s housing has an amount', () => {
  for (const language of languages) {
    const paragraphs = [
      ...destinations.map(({ slug }) => [slug, getCountryCosts(slug, language).text] as const),
      ...programmes.map(({ slug }) => [slug, getProgrammeCosts(slug, language).text] as const),
    ];
    const withAmount = paragraphs.filter(([, text]) => /[\d০-৯]/.test(text));
    expect(withAmount.map(([slug]) => slug)).toEqual(['denmark', 'agriculture-internship']);
  }
});

test('a programme in Bangladesh needs no visa and no flight, and no other programme says so', () => {
  for (const programme of programmes) {
    const { text } = getProgrammeCosts(programme.slug, 'en');
    const atHome = 'atHome' in programme;
    expect(
      text.includes('You need no visa, no flight') ||
        text.includes('You need no visa and no flight'),
      programme.slug,
    ).toBe(atHome);
    expect(text.includes('promise of a visa'), programme.slug).toBe(!atHome);
  }
});
