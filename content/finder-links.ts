import { countryNames } from './bn/names.ts';
import type { DestinationSlug } from './destinations/destinations.ts';
import { sentence } from './en/eligibility-finder.ts';
import { inBothLanguages } from './in-both-languages.ts';
import type { Language } from './language.ts';
import type { ProgrammeSlug } from './programmes/programme-list.ts';
import type { Action } from './types/common.ts';

/*
 * The links to "Can I go?" from other pages. Their queries have the names of the finder's own fields
 * (domain/eligibility/finder-query.ts), with the country or the programme of the page filled in.
 */

const createFinderLink = (name: string, query: string): Action => ({
  to: `/global-programs?${query}`,
  name,
});

const countryLinkNames: Record<Language, (slug: DestinationSlug) => string> = {
  en: (slug) => `Can I go ${sentence.labels.where[slug]}?`,
  bn: (slug) => `আমি কি ${countryNames[slug].in} যেতে পারব?`,
};

/** The link of a country's page: "Can I go to Germany?", with the country filled in. */
export const createCountryFinderLink = (slug: DestinationSlug, language: Language): Action =>
  createFinderLink(countryLinkNames[language](slug), `where=${slug}`);

/** A query that shows the programmes that no country limits. */
const otherProgrammes = 'where=anywhere&show=no-country';

const programmeQueries: Record<ProgrammeSlug, string> = {
  'study-abroad': otherProgrammes,
  'virtual-internship': otherProgrammes,
  // Each internship is an option of its own, in a country.
  'international-internship': 'where=anywhere',
  'agriculture-internship': 'field=agriculture&where=denmark',
  'medical-internships': `field=health&${otherProgrammes}`,
  'pathway-program': otherProgrammes,
  'student-exchange': otherProgrammes,
  'professional-immersion': otherProgrammes,
  'hotel-immersion': otherProgrammes,
};

const programmeLinkNames = inBothLanguages(
  (t) =>
    ({
      'study-abroad': t('Can I study abroad?', 'আমি কি বিদেশে পড়তে পারব?'),
      'virtual-internship': t('Can I do a virtual internship?', 'আমি কি ভার্চুয়াল ইন্টার্নশিপ করতে পারব?'),
      'international-internship': t('Can I go on an internship?', 'আমি কি ইন্টার্নশিপে যেতে পারব?'),
      'agriculture-internship': t(
        'Can I go to a farm in Denmark?',
        'আমি কি ডেনমার্কের খামারে যেতে পারব?',
      ),
      'medical-internships': t(
        'Can I go on a medical internship?',
        'আমি কি মেডিকেল ইন্টার্নশিপে যেতে পারব?',
      ),
      'pathway-program': t('Can I join the Pathway Program?', 'আমি কি পাথওয়ে প্রোগ্রামে যোগ দিতে পারব?'),
      'student-exchange': t('Can I go on an exchange?', 'আমি কি স্টুডেন্ট এক্সচেঞ্জে যেতে পারব?'),
      'professional-immersion': t(
        'Can I join Professional Immersion?',
        'আমি কি প্রফেশনাল ইমারশনে যোগ দিতে পারব?',
      ),
      'hotel-immersion': t('Can I join Hotel Immersion?', 'আমি কি হোটেল ইমারশনে যোগ দিতে পারব?'),
    }) satisfies Record<ProgrammeSlug, string>,
);

/** Returns the link of a programme's page. */
export const getProgrammeFinderLink = (slug: ProgrammeSlug, language: Language): Action =>
  createFinderLink(programmeLinkNames[language][slug], programmeQueries[slug]);
