import { virtualInternship as bengali } from '../bn/programmes/virtual-internship.ts';
import { createContactPath } from '../contact-path.ts';
import { usualAge18to35 } from '../eligibility/ages.ts';
import { computer } from '../eligibility/attitudes.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { virtualInternship as english } from '../en/programmes/virtual-internship.ts';
import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import type { Item, Metric, Statement } from '../types/common.ts';
import type { Decoration } from '../types/picture.ts';
import type { ProgrammeFigures, ProgrammePage } from '../types/programme.ts';
import { createProgrammeRecord } from './create-programme-record.ts';
import { sharedTexts } from './shared-texts.ts';

const texts = { en: english, bn: bengali };

const reach = { companies: 4000, countries: '70+' };
const hours = [10, 20, 30];

const figures = {
  picture: { file: 'prog-window', focus: '50% 60%' },
  duration: { from: 1, to: 4, unit: 'months' },
  course: { mode: 'online' },
  fields: [
    'hospitality',
    'tourism',
    'business',
    'computing',
    'law',
    'engineering',
    'arts',
    'teaching',
    'health',
  ],
  ogImage: { background: '#14504d', focus: '50% 50%' },
  spellings: {
    bengali: ['ভার্চুয়াল ইন্টার্নশিপ', 'ভার্চুয়াল', 'অনলাইন ইন্টার্নশিপ'],
    latin: ['varchual', 'vartual', 'virchual', 'online internship', 'remote internship'],
  },
} satisfies ProgrammeFigures;

function createRecord(language: Language) {
  const { text, application, ...record } = texts[language].record;
  const { digits, number, duration } = formats[language];
  const localised = {
    ...record,
    text: text(number(Math.min(...hours)), number(Math.max(...hours))),
    application: {
      ...application,
      highlights: application.highlights(
        duration({ from: 3, to: 12, unit: 'months' }),
        digits(reach.countries),
      ),
    },
  };
  return createProgrammeRecord('virtual-internship', figures, localised, language);
}

/** The programme's record in each language. */
export const programme = { en: createRecord('en'), bn: createRecord('bn') };

function createPage(language: Language) {
  const { page } = texts[language];
  const { duration: durationLabel, where, actions } = sharedTexts[language];
  const { amount, digits, number, list, duration: formatDuration } = formats[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const companies = amount({ from: reach.companies });
  const countries = digits(reach.countries);
  const duration = formatDuration(figures.duration);
  const hoursText = list(hours.map(number), 'or');
  const { choice, resume, benefits, title: benefitsTitle } = page.benefits;
  const { title, students, graduates, age, english: englishLabel, atHome } = page.eligibility;
  return {
    draft: page.draft,
    name,
    description: page.description({ companies, countries, hours: hoursText, duration }),
    lede: page.lede,
    picture,
    actions: [
      { to: applicationPath, name: actions.apply },
      { to: createContactPath(slug, 'consultation'), name: actions.consultation },
    ],
    facts: [
      { label: page.facts.hours, value: page.facts.perWeek(hoursText) },
      { label: durationLabel, value: duration, note: page.facts.ofWork },
      { label: where, value: page.facts.place, isPlace: true },
    ],
    week: {
      title: page.week.title,
      lede: page.week.lede,
      choices: hours,
      unit: page.week.unit,
      months: { from: figures.duration.from, to: figures.duration.to, unit: page.week.months },
    },
    reach: {
      label: page.reach.label,
      metrics: [
        { number: companies, label: page.reach.companies },
        { number: countries, label: page.reach.countries },
      ],
    },
    benefits: {
      title: benefitsTitle,
      benefits: [
        ...benefits,
        { title: choice.title, text: choice.text(number(page.fields.fields.length)) },
        resume,
      ],
      // The four other participants of the video call.
      faces: [
        { file: 'portrait-5' },
        { file: 'portrait-1' },
        { file: 'portrait-3' },
        { file: 'portrait-6' },
      ],
    },
    fields: page.fields,
    support: page.support,
    eligibility: {
      title,
      requirements: [
        { label: students, ...secondYearOrNewGraduate.students },
        { label: graduates, ...secondYearOrNewGraduate.graduates },
        { label: age, ...usualAge18to35.figures },
        { label: englishLabel, ...basicEnglish.short },
        // Sample: the specification doesn't mention it, but nobody can take part without a computer.
        { label: atHome, ...computer.plain },
      ],
    },
    closing: {
      ...page.closing,
      picture: { file: 'event-webinar', description: page.closing.picture },
      actions: [{ to: createContactPath(slug), name: actions.contact }],
    },
  } satisfies ProgrammePage & {
    week: {
      title: string;
      lede: string;
      /** Hours per week, in ascending order. The last one fills the drawing of a week. */
      choices: number[];
      unit: string;
      months: { from: number; to: number; unit: string };
    };
    reach: { label: string; metrics: Metric[] };
    benefits: { title: string; benefits: Item[]; faces: Decoration[] };
    fields: { title: string; lede: string; fields: readonly Item[] };
    support: { title: string; items: readonly Statement[] };
  };
}

/**
 * The content of /global-programs/virtual-internship in each language (requirements 2, "Programme pages"; section 1 for
 * the claim, sections 5 and 9 for eligibility, hours and months).
 */
export const virtualInternship = { en: createPage('en'), bn: createPage('bn') };
