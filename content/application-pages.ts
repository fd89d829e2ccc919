import { embeddedApplication as bengali } from './bn/application-pages.ts';
import { embeddedApplication as english } from './en/application-pages.ts';
import { formats } from './formats/formats.ts';
import type { Language } from './language.ts';
import { createDocumentList } from './localised-documents.ts';
import { formatPause } from './pause.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';
import { localisedProgrammes } from './programmes/records.ts';
import { requiredDocumentIds } from './required-documents.ts';
import { spellNumber } from './spell-number.ts';
import type { ApplicationPage } from './types/form-page.ts';

const texts = { en: english, bn: bengali };

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
    ...(paused && { paused: formatPause(paused, language) }),
  };
}

/** Creates the texts beside an embedded form. */
export function getEmbeddedApplication(language: Language) {
  const count = requiredDocumentIds.length;
  return {
    documents: {
      title: texts[language].documents(
        language === 'en' ? spellNumber(count) : formats[language].digits(count),
      ),
      documents: createDocumentList(requiredDocumentIds, language),
    },
  };
}
