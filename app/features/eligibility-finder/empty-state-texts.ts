import { emptyState } from '#content/eligibility-finder.ts';
import { stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { EmptyStateTexts } from './empty-state.tsx';

const maxPosters = 16;

/** What stands under the empty sentence. */
export function createEmptyStateTexts(options: readonly Opportunity[]): EmptyStateTexts {
  const pictures = options.flatMap(({ country, picture }) => (country ? [picture] : []));
  return {
    title: emptyState.title(options.length),
    lede: emptyState.lede,
    examplesTitle: emptyState.examplesTitle,
    examples: emptyState.examples.map(({ profile, parts }) => ({
      to: `/global-programs?${stringifyFinderQuery({ profile })}`,
      parts,
    })),
    pictures: [...new Set(pictures)].slice(0, maxPosters),
  };
}
