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
export function getApplicationPage(slug: ProgrammeSlug): ApplicationPage {
  const { application, form, path, paused } = programmeRecords[slug];
  const to = form === 'application' ? '/apply' : path;
  return {
    ...application,
    back: { to, name: 'Back to Programs' },
    ...(paused && { paused: formatPause(paused) }),
  };
}

/** The texts beside an embedded form. */
export const embeddedApplication = {
  documents: {
    title: `${spellNumber(requiredDocuments.length)} documents, none needed today`,
    documents: requiredDocuments,
  },
};
