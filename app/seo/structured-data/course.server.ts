import type { Course } from 'schema-dts';
import { getLanguage } from '#content/language.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import { localisedProgrammes } from '#content/programmes/records.ts';
import type { DurationUnit } from '#content/types/duration.ts';
import { createLanguageProperty } from './language-tags.ts';
import { createOrganizationReference } from './organization.server.ts';

/** The unit codes for schema.org's `unitCode` (UN/CEFACT Recommendation 20). */
const unitCodes: Record<DurationUnit, string> = {
  days: 'DAY',
  weeks: 'WEE',
  months: 'MON',
  years: 'ANN',
};

/**
 * Creates the structured data of a programme: a course with one course instance, which has its mode, duration and countries.
 *
 * @param page the title and description of the programme's page
 */
export function createCourse(
  siteUrl: string,
  path: string,
  slug: ProgrammeSlug,
  page: { title: string; description: string },
) {
  const language = getLanguage(path);
  const record = localisedProgrammes[language][slug];
  const { mode, duration = record.duration, countries } = record.course;
  const { from, to, unit } = duration;
  return {
    '@type': 'Course',
    name: page.title,
    description: page.description,
    url: siteUrl + path,
    ...createLanguageProperty(language),
    provider: createOrganizationReference(siteUrl, language),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      ...(mode && { courseMode: mode }),
      duration: {
        '@type': 'QuantitativeValue',
        ...(from === to ? { value: from } : { minValue: from, maxValue: to }),
        unitCode: unitCodes[unit],
      },
      // The names of the countries are in English only.
      ...(countries &&
        language === 'en' && {
          location: countries.map((name) => ({ '@type': 'Country', name }) as const),
        }),
    },
  } satisfies Course;
}
