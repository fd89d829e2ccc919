import { hotelImmersion as bengali } from '../bn/programmes/hotel-immersion.ts';
import { createContactPath } from '../contact-path.ts';
import { gradeTwelveOrHotelDegree } from '../eligibility/studies.ts';
import { hotelImmersion as english } from '../en/programmes/hotel-immersion.ts';
import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import type { Item, Step } from '../types/common.ts';
import type { ProgrammeFigures, ProgrammePage } from '../types/programme.ts';
import { createProgrammeRecord } from './create-programme-record.ts';
import { sharedTexts } from './shared-texts.ts';

const texts = { en: english, bn: bengali };

const figures = {
  picture: { file: 'prog-lobby', focus: '62% 50%' },
  duration: { from: 8, to: 10, unit: 'days' },
  course: { mode: 'onsite', duration: { from: 10, to: 10, unit: 'days' } },
  fields: ['hospitality', 'tourism', 'business'],
  ogImage: { background: '#451614', focus: '55% 50%' },
  spellings: {
    bengali: ['হোটেল ইমারশন', 'হোটেল', 'হোটেল প্রশিক্ষণ'],
    latin: ['hotel training', 'hotel imarshon', 'hotel proshikkhon'],
  },
} satisfies ProgrammeFigures;

const daysOnSite = 10;

function createRecord(language: Language) {
  const { application, ...record } = texts[language].record;
  const highlights = application.highlights(formats[language].digits(1));
  const localised = { ...record, application: { ...application, highlights } };
  return createProgrammeRecord('hotel-immersion', figures, localised, language);
}

/** The programme's record in each language. */
export const programme = { en: createRecord('en'), bn: createRecord('bn') };

function createPage(language: Language) {
  const { page } = texts[language];
  const { duration: durationLabel, actions } = sharedTexts[language];
  const { name, slug, picture, applicationPath } = programme[language];
  /** Apply Now leads to /contact (requirements 2, "Programme pages"), the link beside it to the form. */
  const applyLinks = [
    { to: createContactPath(slug, 'apply'), name: actions.apply },
    { to: applicationPath, name: actions.applyOnline },
  ];
  const { duration: formatDuration } = formats[language];
  const onSite = page.onSite(formatDuration({ choices: [daysOnSite], unit: 'days' }));
  const { structure, eligibility } = page;
  return {
    draft: page.draft,
    name,
    description: page.description,
    lede: page.lede,
    picture,
    actions: applyLinks,
    daysOnSite,
    factsTitle: page.factsTitle,
    facts: [
      { label: durationLabel, value: onSite },
      { ...page.location, isPlace: true },
      page.experience,
    ],
    overview: {
      title: page.overview.title,
      text: page.overview.text(formatDuration(figures.duration)),
    },
    objectives: page.objectives,
    departments: page.departments,
    structure: {
      title: structure.title,
      steps: [
        structure.before,
        { title: onSite, text: structure.onSite, days: daysOnSite },
        structure.after,
      ],
    },
    included: page.included,
    eligibility: {
      title: eligibility.title,
      requirements: [
        { label: eligibility.either, ...gradeTwelveOrHotelDegree.gradeTwelve },
        { label: eligibility.or, ...gradeTwelveOrHotelDegree.orDegree },
      ],
    },
    closing: {
      ...page.closing,
      picture: {
        file: 'gallery-kitchen',
        description: page.closing.picture,
        focus: '50% 100%',
      },
      actions: applyLinks,
    },
  } satisfies ProgrammePage & {
    daysOnSite: number;
    factsTitle: string;
    overview: Item;
    objectives: { title: string; objectives: readonly string[] };
    departments: { title: string; departments: readonly Item[] };
    structure: { title: string; steps: (Step & { days?: number })[] };
    included: { title: string; items: readonly string[] };
  };
}

/**
 * The content of /global-programs/hotel-immersion in each language (requirements 2, "Programme pages"; section 5 for the
 * eligibility, section 9 for the days).
 */
export const hotelImmersion = { en: createPage('en'), bn: createPage('bn') };
