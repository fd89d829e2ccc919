import { findProgramme } from '#content/programmes/programmes.ts';
import type { Programme } from '#content/types/programme.ts';
import type { Form, Option } from '../form.ts';
import { preferredDestinations, programDurations } from './application-options.ts';
import { extraOptions, isApplicationSlug } from './application-programmes.ts';
import { withoutPaused } from './destination-options.ts';
import * as fields from './fields.ts';
import {
  documentChecklist,
  personalSection,
  programmeApplication,
} from './programme-application.ts';
import { terms } from './terms.ts';

/**
 * Returns the shared application form (requirements 3 to 5) of one programme. The options of the programme's own page
 * come first in the lists.
 *
 * @param programme its slug
 */
export function applicationForm(programme: string): Form {
  const slug = isApplicationSlug(programme) ? programme : 'none';
  const form = forms.get(slug) ?? newForm(programme);
  forms.set(slug, form);
  return form;
}

/** One form per programme, so that what is derived from its fields is created once as well (`cachedSchemaOf`). */
const forms = new Map<string, Form>();

function newForm(programme: string): Form {
  const { destinations = [], durations = [] } = extraOptions(programme);
  const { atHome }: Partial<Programme> = findProgramme(programme) ?? {};
  return {
    ...programmeApplication,
    slug: 'application',
    heading: 'Application form',
    terms,
    sections: sectionsWith(
      withoutPaused([...destinations, ...preferredDestinations]),
      [...durations, ...programDurations],
      { atHome: atHome === true },
    ),
  };
}

const sectionsWith = (
  destinations: readonly Option[],
  durations: readonly Option[],
  place: { atHome: boolean },
) =>
  [
    personalSection,
    {
      id: 'education',
      title: 'Educational Background',
      fields: [
        fields.currentEducation,
        fields.institution,
        fields.fieldOfStudy,
        fields.graduationYear,
      ],
    },
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
      checklist: documentChecklist(
        [fields.hasPassport, fields.hasResume, fields.hasTranscripts],
        place,
      ),
    },
  ] satisfies Form['sections'];
