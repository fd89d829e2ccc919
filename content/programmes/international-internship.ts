import { internationalInternship as bengali } from '../bn/programmes/international-internship.ts';
import { createContactPath } from '../contact-path.ts';
import { usualAge18to35 } from '../eligibility/ages.ts';
import { getSentence } from '../eligibility/displayed-eligibility.ts';
import { internshipEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { internationalInternship as english } from '../en/programmes/international-internship.ts';
import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import { createDocumentList } from '../localised-documents.ts';
import { requiredDocumentIds } from '../required-documents.ts';
import type { Position, Statement, Step } from '../types/common.ts';
import type { Brochure, ProgrammeFigures, ProgrammePage } from '../types/programme.ts';
import { createBrochure } from './brochure.ts';
import { createProgrammeRecord } from './create-programme-record.ts';
import { sharedTexts } from './shared-texts.ts';

const texts = { en: english, bn: bengali };
const reach = '20+';

const figures = {
  picture: { file: 'prog-bridge', focus: '50% 50%' },
  duration: { from: 3, to: 24, unit: 'months' },
  course: { mode: 'onsite' },
  paid: true,
  application: { picture: { file: 'prog-bridge', focus: '62% 52%' } },
  ogImage: { background: '#0a3f3e', focus: '58% 50%' },
  spellings: {
    bengali: ['ইন্টারন্যাশনাল ইন্টার্নশিপ', 'ইন্টার্নশিপ', 'আন্তর্জাতিক ইন্টার্নশিপ'],
    latin: ['intarnship', 'antorjatik', 'intarneshonal'],
  },
} satisfies ProgrammeFigures;

/** The areas, with the ids that are stored with an application. */
const positionIcons: Record<keyof typeof english.page.positions.names, Position['icon']> = {
  'front-office': 'concierge-bell',
  housekeeping: 'bed',
  'food-beverage': 'utensils',
  'culinary-arts': 'chef-hat',
  'sales-marketing': 'megaphone',
  'human-resources': 'users',
  events: 'calendar',
  'business-finance': 'briefcase',
  'travel-tourism': 'plane',
};
const positionIds = Object.keys(positionIcons) as (keyof typeof positionIcons)[];

function createRecord(language: Language) {
  const { application, ...record } = texts[language].record;
  const { digits, duration } = formats[language];
  const highlights = application.highlights(duration(figures.duration), digits(reach));
  const localised = { ...record, application: { ...application, highlights } };
  return createProgrammeRecord('international-internship', figures, localised, language);
}

/** The programme's record in each language. */
export const programme = { en: createRecord('en'), bn: createRecord('bn') };

function createPage(language: Language) {
  const { page } = texts[language];
  const { duration: durationLabel, where, actions: names } = sharedTexts[language];
  const { digits, number, duration: formatDuration } = formats[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const actions = [
    { to: applicationPath, name: names.apply },
    { to: createContactPath(slug, 'consultation'), name: names.consultation },
  ];
  const duration = formatDuration(figures.duration);
  const { paid, food, lodging, noIelts, title: provisionsTitle } = page.provisions;
  const { title, studies, age, english: englishLabel, passport, more } = page.eligibility;
  return {
    draft: page.draft,
    name,
    description: page.description,
    lede: page.lede(number(3), number(12), number(18)),
    picture,
    actions,
    provisions: {
      title: provisionsTitle,
      statements: [
        paid,
        food,
        lodging,
        { title: noIelts, text: getSentence(internshipEnglish.enough, language).value },
      ],
    },
    facts: [
      { label: durationLabel, value: duration },
      { label: where, value: page.facts.countries(digits(reach)), isPlace: true },
      page.facts.certificate,
    ],
    positions: {
      title: page.positions.title,
      lede: page.positions.lede,
      positions: positionIds.map((id) => ({
        id,
        name: page.positions.names[id],
        icon: positionIcons[id],
      })),
    },
    process: page.process,
    eligibility: {
      title,
      requirements: [
        { label: studies, ...secondYearOrNewGraduate.short },
        { label: age, ...usualAge18to35.inGeneral },
        { label: englishLabel, ...internshipEnglish.noTest },
        { label: passport, ...passport12Months.valid },
      ],
      more: { to: '/destinations', name: more },
    },
    documents: {
      title: page.documents,
      documents: createDocumentList(requiredDocumentIds, language),
    },
    brochure: createBrochure(page.brochure, language),
    closing: {
      ...page.closing,
      picture: { file: 'gallery-airport', description: page.closing.picture },
      actions,
    },
  } satisfies ProgrammePage & {
    provisions: { title: string; statements: Statement[] };
    positions: { title: string; lede: string; positions: Position[] };
    process: { title: string; steps: readonly Step[] };
    brochure: Brochure;
  };
}

/**
 * The content of /global-programs/international-internship in each language (requirements 2, "Programme pages";
 * requirements 1, 5 and 9 for the claims, the eligibility and the facts).
 */
export const internationalInternship = { en: createPage('en'), bn: createPage('bn') };
