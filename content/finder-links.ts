import { programmeFinderLinks as bengali } from './bn/finder-links.ts';
import type { DestinationSlug } from './destinations/destinations.ts';
import { sentence } from './en/eligibility-finder.ts';
import { programmeFinderLinks as english } from './en/finder-links.ts';
import type { Language } from './language.ts';
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
  createFinderLink(`Can I go ${sentence.labels.where[slug]}?`, `where=${slug}`);

/** A query that shows the programmes that no country limits. */
const otherProgrammes = 'where=anywhere&show=no-country';

const programmeQueries: Record<ProgrammeSlug, string> = {
  'study-abroad': otherProgrammes,
  'virtual-internship': otherProgrammes,
  // Each internship is an option of its own, in a country.
  'international-internship': 'where=anywhere',
  'agriculture-internship': 'field=agriculture&where=denmark',
  'medical-internships': `field=health&${otherProgrammes}`,
  'pathway-program': otherProgrammes,
  'student-exchange': otherProgrammes,
  'professional-immersion': otherProgrammes,
  'hotel-immersion': otherProgrammes,
};

/** Returns the link of a programme's page. */
export const getProgrammeFinderLink = (slug: ProgrammeSlug, language: Language): Action =>
  createFinderLink({ en: english, bn: bengali }[language][slug], programmeQueries[slug]);
