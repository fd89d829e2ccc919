import { professionalImmersion as bengali } from '../bn/programmes/professional-immersion.ts';
import { createContactPath } from '../contact-path.ts';
import { professionalImmersion as english } from '../en/programmes/professional-immersion.ts';
import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import type { Item } from '../types/common.ts';
import type { Decoration, Picture } from '../types/picture.ts';
import type { ProgrammeFigures, ProgrammePage } from '../types/programme.ts';
import { createProgrammeRecord } from './create-programme-record.ts';
import { sharedTexts } from './shared-texts.ts';

const texts = { en: english, bn: bengali };

const figures = {
  picture: { file: 'prog-professional', focus: '50% 60%' },
  duration: { from: 1, to: 3, unit: 'days' },
  course: { mode: 'onsite' },
  fields: ['hospitality', 'tourism', 'business'],
  ogImage: { background: '#14343c', focus: '50% 50%' },
  spellings: {
    bengali: ['প্রফেশনাল ইমারশন', 'পেশাগত প্রশিক্ষণ', 'প্রফেশনাল'],
    latin: ['profeshonal', 'peshagoto', 'imarshon'],
  },
} satisfies ProgrammeFigures;

type DepartmentId = keyof typeof english.page.experience.departments;

/** The pictures of the departments, in the page's order. */
const departmentPictures: Record<DepartmentId, Decoration> = {
  kitchen: { file: 'room-kitchen' },
  housekeeping: { file: 'room-bedroom' },
  restaurant: { file: 'room-restaurant' },
  'front-office': { file: 'room-reception' },
};

/** Formats the range of days: '1-3'. */
const formatDays = (language: Language) =>
  formats[language].digits(`${figures.duration.from}-${figures.duration.to}`);

function createRecord(language: Language) {
  const { application, ...record } = texts[language].record;
  const highlights = application.highlights(formatDays(language));
  const localised = { ...record, application: { ...application, highlights } };
  return createProgrammeRecord('professional-immersion', figures, localised, language);
}

/** The programme's record in each language. */
export const programme = { en: createRecord('en'), bn: createRecord('bn') };

function createPage(language: Language) {
  const { page } = texts[language];
  const { actions } = sharedTexts[language];
  const { name, slug, picture, application, applicationPath } = programme[language];
  const { departments } = page.experience;
  const departmentIds = Object.keys(departmentPictures) as DepartmentId[];
  return {
    draft: page.draft,
    name,
    description: page.description(formatDays(language)),
    lede: page.lede,
    picture,
    actions: [
      { to: applicationPath, name: actions.apply },
      { to: createContactPath(slug, 'consultation'), name: page.consultation },
    ],
    facts: [...application.highlights],
    overview: page.overview,
    purpose: page.purpose,
    experience: {
      title: page.experience.title,
      departments: departmentIds.map((id) => ({
        ...departments[id],
        picture: { ...departmentPictures[id], description: departments[id].picture },
      })),
    },
    audiences: page.audiences,
    included: page.included,
    takeaways: page.takeaways,
    closing: {
      ...page.closing,
      picture: { file: 'scene-lobby', description: page.closing.picture },
      actions: [
        { to: createContactPath(slug, 'apply'), name: actions.apply },
        { to: applicationPath, name: actions.applyOnline },
      ],
    },
  } satisfies ProgrammePage & {
    overview: Item;
    purpose: Item;
    experience: { title: string; departments: (Item & { picture: Picture })[] };
    audiences: { title: string; items: readonly string[] };
    included: { title: string; items: readonly string[] };
    takeaways: { title: string; items: readonly string[] };
  };
}

/**
 * The content of /global-programs/professional-immersion in each language (requirements 2, "Programme pages" and
 * "Application pages").
 */
export const professionalImmersion = { en: createPage('en'), bn: createPage('bn') };
