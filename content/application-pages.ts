import {
  backToPrograms as bengaliBack,
  applicationPages as bengaliPages,
  embeddedApplication as bengaliTexts,
} from './bn/application-pages.ts';
import { formats } from './formats/formats.ts';
import type { Language } from './language.ts';
import { localiseDocument } from './localised-documents.ts';
import { formatPause } from './pause.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import { requiredDocuments } from './required-documents.ts';
import { spellNumber } from './spell-number.ts';
import type { ApplicationPage } from './types/form-page.ts';

/**
 * Creates the texts above the form of a programme's application page (requirements 2, "Application pages"). The back
 * link leads to the apply hub, or from an embedded form to the programme's page.
 */
export function getApplicationPage(
  slug: ProgrammeSlug,
  language: Language = 'en',
): ApplicationPage {
  const { application, form, path, paused } = programmeRecords[slug];
  const to = form === 'application' ? '/apply' : path;
  return {
    ...application,
    ...(language === 'bn' && bengaliPages[slug]),
    back: { to, name: language === 'bn' ? bengaliBack : 'Back to Programs' },
    ...(paused && { paused: formatPause(paused) }),
  };
}

/** Creates the texts beside an embedded form. */
export const getEmbeddedApplication = (language: Language) => ({
  documents: {
    title:
      language === 'bn'
        ? bengaliTexts.documents(formats.bn.digits(requiredDocuments.length))
        : `${spellNumber(requiredDocuments.length)} documents, none needed today`,
    documents: requiredDocuments.map((document) => localiseDocument(document, language)),
  },
});
