import { createApplicationPath } from '#app/features/eligibility-finder/finder-paths.ts';
import type { Language } from '#content/language.ts';
import { getProgrammeName } from '#content/names.ts';
import type { Action } from '#content/types/common.ts';
import { listings } from '#domain/eligibility/opportunities.ts';

/**
 * Creates the links to the application forms that take a country or an offer, with the country chosen (requirements, "Routes
 * and links"). A country whose open placements have several forms gets one link for each, whose name ends with its programme.
 *
 * @param topic the slug of a country or programme, or the id of an opportunity
 * @param name the name of a single link: 'Or fill in the application form'
 * @returns an empty list when no form takes the topic at present
 */
export function createApplicationLinks(topic: string, name: string, language: Language): Action[] {
  const open = listings.filter(
    ({ id, country, paused }) => !paused && (id === topic || country?.slug === topic),
  );
  const programmes = new Map(
    open.map((listing) => [createApplicationPath(listing, {}), listing.programme]),
  );
  return [...programmes].map(([to, programme]) => ({
    to,
    name: programmes.size > 1 ? `${name}: ${getProgrammeName(programme, language)}` : name,
  }));
}
