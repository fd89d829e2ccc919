import type { EligibilityRule, EligibilitySentence } from '../types/eligibility.ts';

type Words = string | { value: string; note: string };

type Sentences<Forms extends Record<string, Words>> = {
  [Form in keyof Forms]: Forms[Form] extends string
    ? EligibilitySentence
    : Required<EligibilitySentence>;
};

/**
 * Creates the record of a requirement: its rule, and every wording that pages use for it.
 *
 * @param forms the wordings by name
 * @returns the sentences by the same names, each with the rule
 */
export function createEligibilitySentences<const Forms extends Record<string, Words>>(
  judgedBy: EligibilityRule,
  forms: Forms,
): Sentences<Forms> {
  const sentences = Object.entries(forms).map(([form, words]) => [
    form,
    { ...(typeof words === 'string' ? { value: words } : words), judgedBy },
  ]);
  return Object.fromEntries(sentences);
}
