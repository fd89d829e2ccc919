import { createDocumentList } from './documents.ts';
import { spellNumber } from './formats/spell-number.ts';
import { inBothLanguages } from './in-both-languages.ts';
import type { Language } from './language.ts';
import { formatPause } from './pause.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';
import { localisedProgrammes } from './programmes/records.ts';
import { requiredDocumentIds } from './required-documents.ts';
import type { ApplicationPage } from './types/form-page.ts';

const count = requiredDocumentIds.length;

const texts = inBothLanguages((t, format) => ({
  /** The link that leads back. */
  back: t('Back to Programs', 'প্রোগ্রামে ফিরে যান'),
  documents: t(
    `${spellNumber(count)} documents: you write the letter in the form, and we ask for the others after you apply`,
    `${format.digits(count)} ধরনের কাগজপত্র: মোটিভেশন লেটার ফরমেই লিখবেন, বাকি সব আবেদনের পরে চাইব`,
  ),
}));

/**
 * Creates the texts above the form of a programme's application page (requirements 2, "Application pages"). The back
 * link leads to the apply hub, or from an embedded form to the programme's page.
 */
export function getApplicationPage(slug: ProgrammeSlug, language: Language): ApplicationPage {
  const { application, form, path, paused } = localisedProgrammes[language][slug];
  const to = form === 'application' ? '/apply' : path;
  return {
    ...application,
    back: { to, name: texts[language].back },
    ...(paused && { paused: formatPause[language](paused) }),
  };
}

/** Creates the texts beside an embedded form. */
export const getEmbeddedApplication = (language: Language) => ({
  documents: {
    title: texts[language].documents,
    documents: createDocumentList(requiredDocumentIds, language),
  },
});
