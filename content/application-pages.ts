import { formatPause } from './pause.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import { requiredDocuments } from './required-documents.ts';
import type { ApplicationPage } from './types/form-page.ts';

/**
 * What the page of a programme's application says above its form, and where its way back leads (requirements 2,
 * "Application pages"): to the apply hub, or, from a form in a frame, to the programme.
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

/** What the pages with a form in a frame say beside it. */
export const embeddedApplication = {
  documents: { title: 'The eight documents', documents: requiredDocuments },
};
