import { costs as bengali } from './bn/costs.ts';
import { createQuestionPath } from './contact-path.ts';
import type { DestinationSlug } from './destinations/destinations.ts';
import { costs as english } from './en/costs.ts';
import { formats } from './formats/formats.ts';
import type { Language } from './language.ts';
import { housing } from './programmes/agriculture-internship.ts';
import type { ProgrammeSlug } from './programmes/programme-list.ts';
import { createProgrammeSheetLink } from './sheet-links.ts';
import type { Action } from './types/common.ts';

const texts = { en: english, bn: bengali };

type ParagraphId = keyof ReturnType<typeof english.createParagraphs>;

/** The countries whose paragraph isn't the usual one, because the specification includes or excludes other things there. */
const countryParagraphs: Partial<Record<DestinationSlug, ParagraphId>> = {
  denmark: 'denmark',
  greece: 'greece',
  uae: 'uae',
  bahrain: 'bahrain',
};

const programmeParagraphs: Record<ProgrammeSlug, ParagraphId> = {
  'study-abroad': 'unconfirmed',
  'virtual-internship': 'fromHome',
  'international-internship': 'dependsOnCountry',
  'agriculture-internship': 'denmark',
  'medical-internships': 'medical',
  'pathway-program': 'unconfirmed',
  'student-exchange': 'unconfirmed',
  'professional-immersion': 'inBangladesh',
  'hotel-immersion': 'inBangladesh',
};

/** Paragraphs for programmes without a visa, which need no warning about promises of one. */
const withoutVisa: readonly ParagraphId[] = ['fromHome', 'inBangladesh'];

/** The id of the section with the costs, on every page that has it. The search links to it. */
export const costsId = 'costs';

/**
 * What a student pays, as a section of a page. `ask` opens the contact form with the question, `sheet` the sheet for the family,
 * where a programme has one.
 */
export type Costs = {
  id: string;
  title: string;
  text: string;
  ask: Action;
  sheet?: Action | undefined;
};

function createCosts(id: ParagraphId, question: string, language: Language): Costs {
  const { title, ask, promise, createParagraphs } = texts[language];
  const paragraphs = createParagraphs(formats[language].moneyRange(housing, housing.currency));
  return {
    id: costsId,
    title,
    text: withoutVisa.includes(id) ? paragraphs[id] : `${paragraphs[id]} ${promise}`,
    ask: { name: ask, to: question },
  };
}

/** Returns what a student pays in a country. */
export const getCountryCosts = (slug: DestinationSlug, language: Language): Costs =>
  createCosts(
    countryParagraphs[slug] ?? 'usual',
    createQuestionPath(slug, texts[language].question),
    language,
  );

/** Returns what a student pays for a programme. */
export const getProgrammeCosts = (slug: ProgrammeSlug, language: Language): Costs => ({
  ...createCosts(
    programmeParagraphs[slug],
    createQuestionPath(slug, texts[language].question),
    language,
  ),
  sheet: createProgrammeSheetLink(slug, language),
});

/** Returns what /global-programs says about the costs of all programmes. */
export const getCostsOverview = (language: Language): Costs =>
  createCosts('overview', createQuestionPath(undefined, texts[language].question), language);
