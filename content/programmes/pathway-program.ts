import { pathwayProgram as bengali } from '../bn/programmes/pathway-program.ts';
import { createContactPath } from '../contact-path.ts';
import { workOnTheWay } from '../eligibility/attitudes.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import { secondYearOrAskUs } from '../eligibility/studies.ts';
import { pathwayProgram as english } from '../en/programmes/pathway-program.ts';
import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import { createDocumentList } from '../localised-documents.ts';
import { requiredDocumentIds } from '../required-documents.ts';
import type { Fact, Item, Statement } from '../types/common.ts';
import type { Picture } from '../types/picture.ts';
import type { ProgrammeFigures, ProgrammePage } from '../types/programme.ts';
import { createProgrammeRecord } from './create-programme-record.ts';
import { sharedTexts } from './shared-texts.ts';

const texts = { en: english, bn: bengali };

const figures = {
  picture: { file: 'prog-pathway', focus: '60% 60%' },
  duration: { from: 6, fromUnit: 'months', to: 2, unit: 'years' },
  course: { duration: { from: 6, to: 24, unit: 'months' } },
  fields: ['hospitality', 'tourism', 'business', 'computing', 'engineering', 'health', 'arts'],
  paid: true,
  ogImage: { background: '#0e5a55', focus: '88% 50%' },
  spellings: {
    bengali: ['পাথওয়ে প্রোগ্রাম', 'পাথওয়ে', 'ফাউন্ডেশন'],
    latin: ['pathoye', 'pathwey', 'patway', 'foundation year'],
  },
} satisfies ProgrammeFigures;

function createRecord(language: Language) {
  const { application, ...record } = texts[language].record;
  const duration = formats[language].duration({ from: 12, to: 24, unit: 'months' });
  const highlights = application.highlights(duration);
  const localised = { ...record, application: { ...application, highlights } };
  return createProgrammeRecord('pathway-program', figures, localised, language);
}

/** The programme's record in each language. */
export const programme = { en: createRecord('en'), bn: createRecord('bn') };

function createPage(language: Language) {
  const { page } = texts[language];
  const { duration: durationLabel, actions } = sharedTexts[language];
  const { digits, duration: formatDuration } = formats[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const applyNow = { to: applicationPath, name: actions.apply };
  const consultation = { to: createContactPath(slug, 'consultation'), name: actions.schedule };
  const duration = { label: durationLabel, value: formatDuration(figures.duration) };
  const foundation = formatDuration({ from: 1, to: 2, unit: 'years' });
  const share = digits('50%');
  const { study, internship, whole, title: formatTitle } = page.format;
  const { title, studies, english: englishLabel, passport, plans } = page.eligibility;
  return {
    draft: page.draft,
    name,
    description: page.description(duration.value),
    lede: page.lede,
    picture,
    actions: [applyNow, consultation],
    facts: [duration, { label: page.foundation, value: foundation }],
    duration: {
      ...duration,
      unit: page.months,
      // The lengths that the application form offers. They are within the range above.
      choices: [6, 12, 18, 24],
    },
    objectives: page.objectives,
    format: {
      title: formatTitle,
      halves: [
        {
          share,
          ...study,
          picture: { file: 'gallery-classroom', description: study.picture },
        },
        {
          share,
          ...internship,
          picture: { file: 'gallery-kitchen', description: internship.picture },
        },
      ],
      whole: { title: page.foundation, text: whole(foundation, share) },
    },
    subjects: page.subjects,
    eligibility: {
      title,
      requirements: [
        { label: studies, ...secondYearOrAskUs.sentence },
        { label: englishLabel, ...basicEnglish.sentence },
        { label: passport, ...passport12Months.sentence },
        { label: plans, ...workOnTheWay.sentence },
      ],
    },
    documents: {
      title: page.documents,
      documents: createDocumentList(requiredDocumentIds, language),
    },
    benefits: page.benefits,
    closing: {
      ...page.closing,
      picture: { file: 'national-seminar', description: page.closing.picture },
      actions: [consultation, applyNow],
    },
  } satisfies ProgrammePage & {
    duration: Fact & { unit: string; choices: number[] };
    objectives: { title: string; objectives: readonly string[] };
    format: {
      title: string;
      halves: (Item & { share: string; picture: Picture })[];
      whole: Statement;
    };
    subjects: { title: string; subjects: readonly string[] };
    benefits: { title: string; benefits: readonly Item[] };
  };
}

/**
 * The content of /global-programs/pathway-program in each language (requirements 2, "Programme pages"; section 5 for the
 * eligibility, section 9 for the figures).
 */
export const pathwayProgram = { en: createPage('en'), bn: createPage('bn') };
