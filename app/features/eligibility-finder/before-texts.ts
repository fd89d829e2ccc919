import { emptyState } from '#content/can-i-go.ts';
import type { Opportunity } from '#domain/eligibility/option.ts';
import { stringifyFinderQuery } from '#domain/eligibility/question.ts';
import type { EmptyStateTexts } from './before.tsx';

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
