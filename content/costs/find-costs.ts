import type { DestinationSlug } from '../destinations/destinations.ts';
import type { ProgrammeSlug } from '../programmes/programme-list.ts';
import type { Cost } from '../types/cost.ts';
import { countryCosts } from './country-costs.ts';
import { programmeCosts } from './programme-costs.ts';
import { sharedCosts } from './shared-costs.ts';

/** Returns the costs of a country: the shared ones, and its own or the usual ones. */
export function findCountryCosts(slug: DestinationSlug): Cost[] {
  const byCountry: Partial<Record<DestinationSlug, Cost[]>> = countryCosts.byCountry;
  return addSharedCosts(byCountry[slug] ?? countryCosts.usual);
}

/** Returns the costs of a programme, the shared ones included. */
export const findProgrammeCosts = (slug: ProgrammeSlug): Cost[] =>
  addSharedCosts(programmeCosts.byProgramme[slug]);

/** A line of the list replaces the shared line with the same id, and takes its position. */
function addSharedCosts(costs: readonly Cost[]): Cost[] {
  const shared: Cost[] = sharedCosts.costs;
  const isShared = ({ id }: Cost) => shared.some((cost) => cost.id === id);
  return [
    ...shared.map((cost) => costs.find(({ id }) => id === cost.id) ?? cost),
    ...costs.filter((cost) => !isShared(cost)),
  ];
}
