import { findProgramme } from '#content/programmes/programmes.ts';
import type { Programme } from '#content/types/programme.ts';
import type { Form, Option } from '../form.ts';
import { preferredDestinations, programDurations } from './application-options.ts';
import { getExtraOptions, isApplicationSlug } from './application-programmes.ts';
import { excludePaused } from './destination-options.ts';
import * as fields from './fields.ts';
import {
  applicationDefaults,
  createDocumentChecklist,
  educationSection,
  personalSection,
} from './programme-application.ts';
import { terms } from './terms.ts';

/**
 * Returns the shared application form (requirements 3 to 5) of one programme. The options of the programme's own page
 * come first in the lists.
 *
 * @param programme its slug
 */
export function getApplicationForm(programme: string): Form {
  const slug = isApplicationSlug(programme) ? programme : 'none';
  const form = cachedForms.get(slug) ?? createForm(programme);
  cachedForms.set(slug, form);
  return form;
}

/** One form per programme, so that what is derived from its fields is created once as well (`getSchema` in schema.ts). */
const cachedForms = new Map<string, Form>();

function createForm(programme: string): Form {
  const { destinations = [], durations = [] } = getExtraOptions(programme);
  const { atHome }: Partial<Programme> = findProgramme(programme) ?? {};
  return {
    ...applicationDefaults,
    slug: 'application',
    heading: 'Application form',
    terms,
    sections: createSections(
      excludePaused([...destinations, ...preferredDestinations]),
      [...durations, ...programDurations],
      { atHome: atHome === true },
    ),
  };
}

const createSections = (
  destinations: readonly Option[],
  durations: readonly Option[],
  place: { atHome: boolean },
) =>
  [
    personalSection,
    educationSection,
    {
      id: 'preferences',
      title: 'Program Preferences',
      fields: [
        fields.preferredStartDate,
        { ...fields.preferredDestination, options: destinations },
        { ...fields.programDuration, options: durations },
      ],
    },
    {
      id: 'experience',
      title: 'Experience & Motivation',
      fields: [fields.workExperience, fields.languageSkills, fields.motivationLetter],
    },
    {
      id: 'documents',
      title: 'Document Checklist',
      fields: [],
      checklist: createDocumentChecklist(
        [fields.hasPassport, fields.hasResume, fields.hasTranscripts],
        place,
      ),
    },
  ] satisfies Form['sections'];
