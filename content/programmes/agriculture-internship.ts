import { agricultureInternship as bengali } from '../bn/programmes/agriculture-internship.ts';
import { createContactPath } from '../contact-path.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { ieltsA2 } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { agricultureInternship as english } from '../en/programmes/agriculture-internship.ts';
import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import { createDocumentList } from '../localised-documents.ts';
import { livestockDocumentIds } from '../required-documents.ts';
import type { Duration, Stipend } from '../types/country.ts';
import type { Picture } from '../types/picture.ts';
import type { ProgrammeFigures, ProgrammePage } from '../types/programme.ts';
import { createProgrammeRecord } from './create-programme-record.ts';
import { sharedTexts } from './shared-texts.ts';

const texts = { en: english, bn: bengali };

/** How long a traineeship takes. */
export const duration = { from: 12, to: 18, unit: 'months' } satisfies Duration;

const figures = {
  picture: { file: 'prog-field', focus: '50% 60%' },
  duration,
  course: { mode: 'onsite', countries: ['Denmark'] },
  fields: ['agriculture'],
  paid: true,
  ogImage: { background: '#14503a', focus: '55% 50%' },
  spellings: {
    bengali: ['কৃষি ইন্টার্নশিপ', 'কৃষি', 'এগ্রিকালচার'],
    latin: ['krishi', 'krisi', 'agrikalchar', 'egrikalchar', 'farm internship'],
  },
} satisfies ProgrammeFigures;

/** The price of a trainee's housing. The lists of costs (content/costs/) have the same amount. */
export const housing = {
  currency: 'EUR',
  from: 200,
  to: 250,
  per: 'month',
} satisfies Required<Stipend>;

/** The stipend of a trainee. */
export const stipend = {
  currency: 'EUR',
  from: 1600,
  to: 2130,
  per: 'month',
} satisfies Required<Stipend>;

/** The drawing of furrows uses the same numbers as the texts. */
const stay = { months: 18, contractMonths: 12, holidayWeeks: 5 };

/** The longest stay, the length of a contract and the holiday of the longest stay. */
export const fullStay = { choices: [stay.months], unit: 'months' } satisfies Duration;
export const contract = { choices: [stay.contractMonths / 12], unit: 'years' } satisfies Duration;
export const holiday = { choices: [stay.holidayWeeks], unit: 'weeks' } satisfies Duration;

/** The figures of the record and the page, in words. */
function formatFigures(language: Language) {
  const { duration: formatDuration, moneyRange } = formats[language];
  const { monthly } = texts[language].page;
  return {
    duration: formatDuration(duration),
    stay: formatDuration(fullStay),
    contract: formatDuration(contract),
    holiday: formatDuration(holiday),
    pay: monthly(moneyRange(stipend, stipend.currency)),
    housing: monthly(moneyRange(housing, housing.currency)),
  };
}

function createRecord(language: Language) {
  const { application, ...record } = texts[language].record;
  const { duration, holiday, pay } = formatFigures(language);
  const localised = {
    ...record,
    application: {
      title: application.title,
      description: application.description(holiday),
      highlights: application.highlights(duration, pay),
    },
  };
  return createProgrammeRecord('agriculture-internship', figures, localised, language);
}

/** The programme's record in each language. */
export const programme = { en: createRecord('en'), bn: createRecord('bn') };

function createPage(language: Language) {
  const { page } = texts[language];
  const { actions } = sharedTexts[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const words = formatFigures(language);
  const { included, notIncluded, facts, pay } = page;
  const { title, age, english: englishLabel, studies, passport } = page.eligibility;
  return {
    draft: page.draft,
    name,
    description: page.description(words.pay, words.holiday),
    lede: page.lede,
    picture: { file: 'scene-farm', description: page.picture },
    actions: [
      { to: applicationPath, name: actions.apply },
      { to: createContactPath(slug, 'consultation'), name: actions.consultation },
    ],
    stay: { title: page.stay(words.stay, words.holiday.replace(' ', '\u00a0')), ...stay },
    facts: [
      { label: facts.contract, value: facts.extendable(words.contract) },
      { label: facts.traineeship, value: words.duration },
      { label: facts.holiday, value: words.holiday },
    ],
    pay: {
      title: pay.title,
      lede: pay.lede,
      amounts: [
        { ...pay.stipend, amount: stipend },
        { ...pay.housing, amount: housing },
      ],
    },
    eligibility: {
      title,
      requirements: [
        { label: age, ...age18to35.figures },
        { label: englishLabel, ...ieltsA2.plain },
        { label: studies, ...secondYearOrNewGraduate.short },
        { label: passport, ...passport2Years.valid },
      ],
      picture,
    },
    fields: page.fields,
    documents: {
      title: page.documents,
      documents: createDocumentList(livestockDocumentIds, language),
    },
    inclusions: {
      included: {
        title: included.title,
        items: included.items(words.pay, words.holiday, words.housing),
      },
      notIncluded,
    },
    closing: {
      ...page.closing,
      picture: { file: 'gallery-farm', description: page.closing.picture },
      actions: [
        { to: createContactPath(slug, 'apply'), name: actions.apply },
        { to: applicationPath, name: actions.applyOnline },
      ],
    },
  } satisfies ProgrammePage & {
    closing: { ask: string };
    stay: { title: string; months: number; contractMonths: number; holidayWeeks: number };
    pay: {
      title: string;
      lede: string;
      amounts: { title: string; amount: Required<Stipend>; note: string }[];
    };
    eligibility: { picture: Picture };
    fields: { title: string; fields: readonly string[] };
    inclusions: Record<'included' | 'notIncluded', { title: string; items: readonly string[] }>;
  };
}

/**
 * The content of /global-programs/agriculture-internship in each language (requirements 2, "Programme pages"). Every
 * figure, the nine documents and what is not included are the specification's (section 9, "Agriculture internship";
 * section 5 for the age and English).
 */
export const agricultureInternship = { en: createPage('en'), bn: createPage('bn') };
