import { studentExchange as bengali } from '../bn/programmes/student-exchange.ts';
import { createContactPath } from '../contact-path.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { validPassport } from '../eligibility/passports.ts';
import { enrolled, minimumGrades } from '../eligibility/studies.ts';
import { studentExchange as english } from '../en/programmes/student-exchange.ts';
import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import type { Item, Metric, Statement, Step } from '../types/common.ts';
import type { Decoration, Picture } from '../types/picture.ts';
import type { ProgrammeFigures, ProgrammePage } from '../types/programme.ts';
import { createProgrammeRecord } from './create-programme-record.ts';
import { sharedTexts } from './shared-texts.ts';

const texts = { en: english, bn: bengali };

const figures = {
  picture: { file: 'prog-exchange', focus: '50% 60%' },
  duration: { from: 2, to: 6, unit: 'months' },
  course: { mode: 'onsite' },
  fields: ['hospitality', 'tourism', 'business', 'arts'],
  ogImage: { background: '#5a2a27', focus: '50% 50%' },
  spellings: {
    bengali: ['শিক্ষার্থী বিনিময়', 'স্টুডেন্ট এক্সচেঞ্জ', 'এক্সচেঞ্জ'],
    latin: ['exchenge', 'ekschenj', 'binimoy', 'shikkharthi binimoy', 'erasmus'],
  },
} satisfies ProgrammeFigures;

/** The areas of study in the page's order, with their pictures. Exactly four: the stylesheet has a colour for each. */
const areaPictures: Record<keyof typeof english.page.areas.areas, Decoration> = {
  hospitality: { file: 'prog-lobby' },
  culinary: { file: 'gallery-kitchen' },
  business: { file: 'national-workshop' },
  language: { file: 'gallery-market' },
};
const areaIds = Object.keys(areaPictures) as (keyof typeof areaPictures)[];

function createRecord(language: Language) {
  const { application, ...record } = texts[language].record;
  const highlights = application.highlights(formats[language].duration(figures.duration));
  const localised = { ...record, application: { ...application, highlights } };
  return createProgrammeRecord('student-exchange', figures, localised, language);
}

/** The programme's record in each language. */
export const programme = { en: createRecord('en'), bn: createRecord('bn') };

function createPage(language: Language) {
  const { page } = texts[language];
  const { duration: durationLabel, where, actions: names } = sharedTexts[language];
  const { range, duration: formatDuration } = formats[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const duration = formatDuration(figures.duration);
  const actions = [
    { to: applicationPath, name: names.apply },
    { to: createContactPath(slug), name: names.contact },
  ];
  const { steps } = page.process;
  const { title, studies, grades, english: englishLabel, passport } = page.eligibility;
  return {
    draft: page.draft,
    name,
    description: page.description(duration),
    lede: page.lede,
    picture,
    actions,
    facts: [
      { label: durationLabel, value: duration },
      { label: where, value: page.facts.place, isPlace: true },
      page.facts.focus,
    ],
    stay: { number: range(figures.duration), label: page.months },
    benefits: page.benefits,
    process: {
      title: page.process.title,
      home: page.process.home,
      abroad: page.process.abroad,
      steps: [
        { ...steps.apply, place: 'home' },
        { ...steps.match, place: 'home' },
        { ...steps.prepare, place: 'home' },
        { title: steps.study.title, text: steps.study.text(duration), place: 'abroad' },
        { ...steps.return, place: 'home' },
      ],
    },
    areas: {
      title: page.areas.title,
      areas: areaIds.map((id) => {
        const { picture: description, ...words } = page.areas.areas[id];
        return { ...words, picture: { ...areaPictures[id], description } };
      }),
    },
    included: page.included,
    eligibility: {
      title,
      requirements: [
        { label: studies, ...enrolled.plain },
        { label: grades, ...minimumGrades.plain },
        { label: englishLabel, ...basicEnglish.short },
        { label: passport, ...validPassport.short },
      ],
    },
    closing: {
      ...page.closing,
      picture: { file: 'gallery-classroom', description: page.closing.picture },
      actions,
    },
  } satisfies ProgrammePage & {
    stay: Metric;
    benefits: {
      title: string;
      home: { title: string; benefits: readonly Statement[] };
      abroad: { title: string; benefits: readonly Statement[] };
    };
    process: {
      title: string;
      home: string;
      abroad: string;
      steps: (Step & { place: 'home' | 'abroad' })[];
    };
    areas: { title: string; areas: (Item & { picture: Picture })[] };
    included: { title: string; items: readonly Statement[] };
  };
}

/**
 * The content of /global-programs/student-exchange in each language (requirements 2, "Programme pages"; sections 5 and 9
 * for who can apply and how long it takes).
 */
export const studentExchange = { en: createPage('en'), bn: createPage('bn') };
