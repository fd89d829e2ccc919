import { before } from '#content/can-i-go.ts';
import type { Option } from '#domain/eligibility/option.ts';
import { printQuestion } from '#domain/eligibility/question.ts';
import type { BeforeTexts } from './before.tsx';

const posters = 16;

/** What stands under the empty sentence. */
export function beforeTexts(options: readonly Option[]): BeforeTexts {
  const pictures = options.flatMap(({ country, picture }) => (country ? [picture] : []));
  return {
    title: before.title(options.length),
    lede: before.lede,
    examplesTitle: before.examplesTitle,
    examples: before.examples.map(({ profile, parts }) => ({
      to: `/global-programs?${printQuestion({ profile })}`,
      parts,
    })),
    pictures: [...new Set(pictures)].slice(0, posters),
  };
}
