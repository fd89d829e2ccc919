import type { Language } from '#content/language.ts';
import { findProgramme } from '#content/programmes/programmes.ts';
import type { Programme } from '#content/types/programme.ts';
import type { Form } from '../form.ts';
import {
  getPreferredDestinations,
  getProgramDurations,
  sortDurations,
} from './application-options.ts';
import { getExtraOptions, isApplicationSlug } from './application-programmes.ts';
import { excludePaused } from './destination-options.ts';
import { getSharedFields } from './fields.ts';
import {
  createApplicationDefaults,
  createDocumentChecklist,
  createEducationSection,
  createPersonalSection,
} from './programme-application.ts';
import { terms } from './terms.ts';
import { getTexts } from './texts.ts';

/**
 * Returns the shared application form (requirements 3 to 5) of one programme. The options of the programme's own page
 * come first in the list of destinations.
 *
 * @param programme its slug
 * @param language of the texts; staff read English
 */
export function getApplicationForm(programme: string, language: Language): Form {
  const slug = isApplicationSlug(programme) ? programme : 'none';
  const key = `${language} ${slug}`;
  const form = cachedForms.get(key) ?? createForm(programme, language);
  cachedForms.set(key, form);
  return form;
}

/** One form per programme and language, so that its list of fields is created once (`getFields`). */
const cachedForms = new Map<string, Form>();

function createForm(programme: string, language: Language): Form {
  const { destinations = [], durations = [] } = getExtraOptions(programme, language);
  const { atHome }: Partial<Programme> = findProgramme(programme) ?? {};
  const { forms } = getTexts(language);
  const titles = forms.applications.sections;
  const fields = getSharedFields(language);
  return {
    ...createApplicationDefaults(language),
    slug: 'application',
    heading: forms.application.heading,
    terms: terms[language],
    sections: [
      createPersonalSection(language),
      createEducationSection(language),
      {
        id: 'preferences',
        title: titles.preferences,
        fields: [
          fields.preferredStartDate,
          {
            ...fields.preferredDestination,
            options: excludePaused([...destinations, ...getPreferredDestinations(language)]),
            ...(atHome && { chosen: 'bangladesh' }),
          },
          {
            ...fields.programDuration,
            options: sortDurations([...durations, ...getProgramDurations(language)]),
          },
        ],
      },
      {
        id: 'experience',
        title: titles.experience,
        fields: [fields.workExperience, fields.languageSkills, fields.motivationLetter],
      },
      {
        id: 'documents',
        title: titles.documents,
        fields: [],
        checklist: createDocumentChecklist(
          [fields.hasPassport, fields.hasResume, fields.hasTranscripts],
          language,
          { atHome: atHome === true },
        ),
      },
    ],
  };
}
