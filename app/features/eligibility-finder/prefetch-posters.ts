import { canPrefetch } from '#app/browser/prefers-reduced-data.ts';
import { getIllustrationSrc } from '#content/illustrations/illustrations.ts';
import { evaluateEligibility } from '#domain/eligibility/eligibility-results.ts';
import { type FinderQuery, sortOrders } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { groupResults } from './group-results.ts';

/** The images by URL. The references prevent the browser from discarding the decoded images. */
const preloadedImages = new Map<string, HTMLImageElement>();

/**
 * Fetches the pictures of the top results in each sort order, about 4 kB each, when the visitor is about to choose one, so
 * that a picture appears in the same frame as its poster. It does nothing if the visitor saves data or the connection is slow.
 */
export function prefetchPosters(query: FinderQuery, opportunities: readonly Opportunity[]): void {
  if (!canPrefetch()) return;
  const topResults = sortOrders.flatMap(
    (sort) => groupResults(evaluateEligibility({ ...query, sort }, opportunities).eligible).lead,
  );
  for (const src of topResults.map(({ picture }) => getIllustrationSrc(picture))) {
    if (preloadedImages.has(src)) continue;
    const image = new Image();
    image.src = src;
    preloadedImages.set(src, image);
  }
}
