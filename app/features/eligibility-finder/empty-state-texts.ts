import type { FinderTexts } from '#content/types/finder-texts.ts';
import { stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { EmptyStateTexts } from './empty-state.tsx';

/** How many posters the strip shows. */
const maxPosters = 16;

/** The texts and pictures of the empty state, from the content and the opportunities. */
export function createEmptyStateTexts(
  opportunities: readonly Opportunity[],
  { emptyState }: FinderTexts,
): EmptyStateTexts {
  const pictures = opportunities.flatMap(({ country, picture }) => (country ? [picture] : []));
  return {
    title: emptyState.title(opportunities.length),
    lede: emptyState.lede,
    examplesTitle: emptyState.examplesTitle,
    examples: emptyState.examples.map(({ profile, parts }) => ({
      to: `/global-programs?${stringifyFinderQuery({ profile })}`,
      parts,
    })),
    pictures: [...new Set(pictures)].slice(0, maxPosters),
  };
}
