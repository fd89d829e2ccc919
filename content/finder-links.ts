import type { DestinationSlug } from './destinations/destinations.ts';
import { valueLabels } from './eligibility-finder.ts';
import type { ProgrammeSlug } from './programmes/programme-list.ts';
import type { Action } from './types/common.ts';

/*
 * The links to "Can I go?" from other pages. Their queries have the names of the finder's own fields
 * (domain/eligibility/finder-query.ts), with the country or the programme of the page filled in.
 */

const createFinderLink = (name: string, query: string): Action => ({
  to: `/global-programs?${query}`,
  name,
});

/** The link of a country's page: "Can I go to Germany?", with the country filled in. */
export const createCountryFinderLink = (slug: DestinationSlug): Action =>
  createFinderLink(`Can I go ${valueLabels.where[slug]}?`, `where=${slug}`);

/** A query that shows the programmes that no country limits, with one of them ticked for the comparison. */
const selectProgramme = (slug: ProgrammeSlug) => `where=anywhere&show=no-country&compare=${slug}`;

/** The link of each programme's page. */
export const programmeFinderLinks: Record<ProgrammeSlug, Action> = {
  'study-abroad': createFinderLink('Can I study abroad?', selectProgramme('study-abroad')),
  'virtual-internship': createFinderLink(
    'Can I do a virtual internship?',
    selectProgramme('virtual-internship'),
  ),
  // Each internship is an option of its own, in a country.
  'international-internship': createFinderLink('Can I go on an internship?', 'where=anywhere'),
  'agriculture-internship': createFinderLink(
    'Can I go to a farm in Denmark?',
    'field=agriculture&where=denmark',
  ),
  'medical-internships': createFinderLink(
    'Can I go on a medical internship?',
    `field=health&${selectProgramme('medical-internships')}`,
  ),
  'pathway-program': createFinderLink(
    'Can I join the Pathway Program?',
    selectProgramme('pathway-program'),
  ),
  'student-exchange': createFinderLink(
    'Can I go on an exchange?',
    selectProgramme('student-exchange'),
  ),
  'professional-immersion': createFinderLink(
    'Can I join Professional Immersion?',
    selectProgramme('professional-immersion'),
  ),
  'hotel-immersion': createFinderLink(
    'Can I join Hotel Immersion?',
    selectProgramme('hotel-immersion'),
  ),
};
