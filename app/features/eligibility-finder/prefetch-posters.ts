import { canPrefetch } from '#app/browser/prefers-reduced-data.ts';
import { getIllustrationSrc } from '#content/illustrations/illustrations.ts';
import { evaluateEligibility } from '#domain/eligibility/eligibility-results.ts';
import { type FinderQuery, sortOrders } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { groupResults } from './group-results.ts';

/** Kept, so that the browser keeps what it has read of them. */
const preloadedImages = new Map<string, HTMLImageElement>();

/**
 * Fetches the posters' pictures in each order, about 4 kB each, for the visitor who is about to choose one: read before, a picture is
 * there in the frame that shows it. Not where data is saved, or the connection is slow.
 */
export function prefetchPosters(question: FinderQuery, options: readonly Opportunity[]): void {
  if (!canPrefetch()) return;
  const leads = sortOrders.flatMap(
    (sort) => groupResults(evaluateEligibility({ ...question, sort }, options).eligible).lead,
  );
  for (const address of leads.map(({ picture }) => getIllustrationSrc(picture))) {
    if (preloadedImages.has(address)) continue;
    const picture = new Image();
    picture.src = address;
    preloadedImages.set(address, picture);
  }
}
