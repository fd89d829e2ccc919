import { medicalInternships as bengali } from '../bn/programmes/medical-internships.ts';
import { createContactPath } from '../contact-path.ts';
import { age18plus } from '../eligibility/ages.ts';
import { character, medicalClearance } from '../eligibility/attitudes.ts';
import { getSentence } from '../eligibility/displayed-eligibility.ts';
import { intermediateEnglish } from '../eligibility/english.ts';
import { validPassport } from '../eligibility/passports.ts';
import { healthBackground } from '../eligibility/studies.ts';
import { medicalInternships as english } from '../en/programmes/medical-internships.ts';
import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import { createDocumentList } from '../localised-documents.ts';
import { regionNames } from '../names.ts';
import { requiredDocumentIds } from '../required-documents.ts';
import type { Item } from '../types/common.ts';
import type { Duration } from '../types/country.ts';
import type { Decoration } from '../types/picture.ts';
import type { ProgrammeFigures, ProgrammePage } from '../types/programme.ts';
import { createProgrammeRecord } from './create-programme-record.ts';
import { sharedTexts } from './shared-texts.ts';

const texts = { en: english, bn: bengali };

type CountryId = keyof typeof english.countries;
type RegionId = 'europe' | 'americas' | 'asia' | 'africa';

/** A region or a country that is in our lists has the same id here. */
const regions: { id: RegionId; countries: CountryId[] }[] = [
  { id: 'europe', countries: ['greece'] },
  { id: 'americas', countries: ['argentina', 'mexico', 'peru', 'jamaica'] },
  { id: 'asia', countries: ['cambodia', 'mongolia', 'nepal', 'sri-lanka'] },
  { id: 'africa', countries: ['ghana', 'kenya', 'tanzania'] },
];
const countryIds = regions.flatMap(({ countries }) => countries);

/** How long an internship takes. */
export const duration = { from: 2, to: 12, unit: 'weeks' } satisfies Duration;

const figures = {
  picture: { file: 'prog-ward', focus: '30% 50%' },
  duration,
  course: { mode: 'onsite', countries: countryIds.map((id) => english.countries[id]) },
  fields: ['health', 'science'],
  ogImage: { background: '#1f4e5f', focus: '72% 50%' },
  spellings: {
    bengali: ['মেডিকেল ইন্টার্নশিপ', 'মেডিকেল', 'চিকিৎসা', 'নার্সিং'],
    latin: ['medikel', 'medikal', 'chikitsa', 'nursing'],
  },
} satisfies ProgrammeFigures;

type Portrait = keyof typeof english.page.audiences.audiences;
const portraits: Portrait[] = ['portrait-2', 'portrait-3', 'portrait-6', 'portrait-5'];

function createRecord(language: Language) {
  const { application, ...record } = texts[language].record;
  const { digits, duration } = formats[language];
  const highlights = application.highlights(duration(figures.duration), digits(countryIds.length));
  const localised = { ...record, application: { ...application, highlights } };
  return createProgrammeRecord('medical-internships', figures, localised, language);
}

/** The programme's record in each language. */
export const programme = { en: createRecord('en'), bn: createRecord('bn') };

function createPage(language: Language) {
  const { page, countries: countryNames } = texts[language];
  const names = { ...regionNames[language], africa: page.countries.africa };
  const { actions: actionNames } = sharedTexts[language];
  const { digits, duration: formatDuration } = formats[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const { from, to } = figures.duration;
  const duration = formatDuration(figures.duration);
  const { audiences } = page.audiences;
  const actions = [
    { to: applicationPath, name: actionNames.apply },
    { to: createContactPath(slug, 'consultation'), name: actionNames.consultation },
  ];
  return {
    draft: page.draft,
    name,
    description: page.description,
    lede: page.lede,
    picture,
    actions,
    countries: {
      title: page.countries.title,
      /** For the results of "Can I go?", which have no space for all names. */
      total: page.countries.total(digits(countryIds.length)),
      regions: regions.map(({ id, countries }) => ({
        id,
        name: names[id],
        countries: countries.map((country) => ({ id: country, name: countryNames[country] })),
      })),
    },
    facts: [
      { label: page.facts.countries, value: digits(countryIds.length) },
      { label: page.facts.weeks, value: digits(`${from}-${to}`) },
      { label: page.facts.age, value: getSentence(age18plus.figures, language).value },
    ],
    overview: { ...page.overview, lede: page.overview.lede(duration) },
    activities: page.activities,
    audiences: {
      title: page.audiences.title,
      audiences: portraits.map((file) => ({ ...audiences[file], picture: { file } })),
    },
    eligibility: {
      ...page.eligibility,
      /** The labels are the ids in `sentence`, because the page shows the requirements only within that sentence. */
      requirements: [
        { label: 'age', ...age18plus.words },
        { label: 'passport', ...validPassport.inSentence },
        { label: 'health', ...medicalClearance.inSentence },
        { label: 'english', ...intermediateEnglish.inSentence },
        { label: 'studies', ...healthBackground.inSentence },
        { label: 'motivation', ...character.motivation },
        { label: 'adaptability', ...character.adaptability },
      ],
    },
    documents: {
      title: page.documents,
      documents: createDocumentList(requiredDocumentIds, language),
    },
    benefits: page.benefits,
    inclusions: page.inclusions,
    closing: {
      ...page.closing,
      picture: { file: 'post-visa', description: page.closing.picture },
      actions,
    },
  } satisfies ProgrammePage & {
    countries: { title: string; total: string; regions: object[] };
    overview: { title: string; lede: string; text: string };
    activities: { title: string; activities: readonly string[] };
    audiences: { title: string; audiences: (Item & { picture: Decoration })[] };
    eligibility: { sentence: string };
    benefits: { title: string; benefits: readonly Item[] };
    inclusions: Record<'included' | 'notIncluded', { title: string; items: readonly string[] }>;
  };
}

/**
 * The content of /global-programs/medical-internships in each language (requirements 2, "Programme pages"; section 9 for
 * the weeks). The specification names the countries, the eligibility and what is not included.
 */
export const medicalInternships = { en: createPage('en'), bn: createPage('bn') };
