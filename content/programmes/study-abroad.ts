import { studyAbroad as bengali } from '../bn/programmes/study-abroad.ts';
import { createContactPath } from '../contact-path.ts';
import { universityEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import { gradeTwelveOrLater } from '../eligibility/studies.ts';
import { studyAbroad as english } from '../en/programmes/study-abroad.ts';
import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import { createDocumentList } from '../localised-documents.ts';
import { requiredDocumentIds } from '../required-documents.ts';
import type { Action, ComparisonRow, Item, Metric, Step } from '../types/common.ts';
import type { ProgrammeFigures, ProgrammePage } from '../types/programme.ts';
import { createProgrammeRecord } from './create-programme-record.ts';
import { programme as pathway } from './pathway-program.ts';
import { sharedTexts } from './shared-texts.ts';

const texts = { en: english, bn: bengali };
const reach = '50+';

const figures = {
  picture: { file: 'prog-campus', focus: '50% 60%' },
  duration: { from: 1, to: 4, unit: 'years' },
  course: { mode: 'onsite' },
  application: { picture: { file: 'prog-campus', focus: '50% 62%' } },
  ogImage: { background: '#8c2a20', focus: '52% 50%' },
  spellings: {
    bengali: ['বিদেশে পড়াশোনা', 'স্টাডি অ্যাব্রড', 'উচ্চশিক্ষা', 'বিদেশে উচ্চশিক্ষা'],
    latin: ['bideshe porashona', 'porashona', 'uccho shikkha', 'stadi abrod'],
  },
} satisfies ProgrammeFigures;

function createRecord(language: Language) {
  const { application, ...record } = texts[language].record;
  const duration = formats[language].duration({ from: 6, to: 24, unit: 'months' });
  const highlights = application.highlights(duration);
  const localised = { ...record, application: { ...application, highlights } };
  const place = texts[language].page.countries(formats[language].digits(reach));
  const ogImage = { ...figures.ogImage, place };
  return createProgrammeRecord('study-abroad', { ...figures, ogImage }, localised, language);
}

/** The programme's record in each language. */
export const programme = { en: createRecord('en'), bn: createRecord('bn') };

function createPage(language: Language) {
  const { page } = texts[language];
  const { duration: durationLabel, where, actions } = sharedTexts[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const contactPath = createContactPath(slug);
  const applyNow = { to: applicationPath, name: actions.apply };
  const countries = formats[language].digits(reach);
  const duration = formats[language].duration(figures.duration);
  const { title, studies, english: englishLabel, passport } = page.eligibility;
  return {
    draft: page.draft,
    name,
    description: page.description(duration, countries),
    lede: page.lede,
    picture,
    actions: [
      applyNow,
      { to: createContactPath(slug, 'consultation'), name: actions.consultation },
    ],
    facts: [
      { label: durationLabel, value: duration },
      { label: where, value: page.countries(countries), isPlace: true },
    ],
    figures: [
      { number: countries, label: page.figures.countries },
      { number: duration, label: page.figures.duration },
    ],
    benefits: page.benefits,
    offerings: page.offerings,
    eligibility: {
      title,
      requirements: [
        { label: studies, ...gradeTwelveOrLater.short },
        { label: englishLabel, ...universityEnglish.short },
        { label: passport, ...passport12Months.short },
      ],
    },
    levels: page.levels,
    documents: {
      title: page.documents,
      documents: createDocumentList(requiredDocumentIds, language),
    },
    comparison: {
      title: page.comparison.title,
      columns: page.comparison.columns,
      rows: [
        {
          criterion: page.comparison.length,
          studyAbroad: duration,
          pathway: formats[language].duration(pathway[language].duration),
        },
        ...page.comparison.rows,
      ],
      links: {
        studyAbroad: { to: applicationPath, name: page.comparison.links.studyAbroad },
        pathway: { to: pathway[language].path, name: page.comparison.links.pathway },
      },
    },
    funding: { ...page.funding, link: { to: contactPath, name: page.funding.link } },
    closing: {
      ...page.closing,
      picture: { file: 'gallery-graduation', description: page.closing.picture },
      actions: [applyNow, { to: contactPath, name: actions.contact }],
    },
  } satisfies ProgrammePage & {
    figures: Metric[];
    benefits: { title: string; benefits: readonly Item[] };
    offerings: { title: string; offerings: readonly Step[] };
    levels: { lede: string; levels: readonly string[] };
    comparison: {
      title: string;
      columns: ComparisonRow;
      rows: ComparisonRow[];
      links: { studyAbroad: Action; pathway: Action };
    };
    funding: { title: string; lede: string; link: Action; sources: readonly Item[] };
  };
}

/**
 * The content of /global-programs/study-abroad in each language (requirements 2, "Programme pages"; section 5 for the
 * eligibility, section 9 for the figures).
 */
export const studyAbroad = { en: createPage('en'), bn: createPage('bn') };
