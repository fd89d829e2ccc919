import type { DestinationSlug } from '#content/destinations/destinations.ts';
import { findDestination } from '#content/destinations/find-destination.ts';
import type { Answers } from './form.ts';
import { getDestinationSlug } from './forms/destination-slug.ts';

/** Returns the slug of the country that an applicant prefers. Undefined if the answers name none that has a page. */
export const findPreferredCountry = (answers: Answers | undefined): DestinationSlug | undefined =>
  findDestination(getDestinationSlug(String(answers?.preferredDestination ?? '')))?.slug;
