import { createDestinationLink, createPosterLink } from '#content/destinations/destination-link.ts';
import type { DestinationSlug } from '#content/destinations/destinations.ts';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import { formatAmount } from '#content/format-amount.ts';
import { formatDuration } from '#content/format-duration.ts';
import { getCountryRange } from '#domain/eligibility/country-facts.ts';

/** The lines below a country's name: the stipend a month, if one is published, and the stay. */
export type PosterFacts = { stipend: string | undefined; stay: string };

/** Creates the poster of a country with its flag and its facts. For the loader. */
export function createCountryPoster(slug: DestinationSlug) {
  const { flag } = createDestinationLink(slug);
  return { ...createPosterLink(slug), flag, facts: createPosterFacts(slug) };
}

/** Formats the stipend and the stay of a country: 'EUR 800-1,300' and '6-42 months'. */
export function createPosterFacts(slug: DestinationSlug): PosterFacts {
  const { stipend, duration, isUsual } = getCountryRange(slug);
  const stay = formatDuration(duration);
  return {
    stipend: stipend && `${stipend.currency} ${formatAmount(stipend)}`,
    stay: isUsual ? resultTexts.option.usualStay(stay) : stay,
  };
}
