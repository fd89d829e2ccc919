import type { EligibilityRule, EligibilitySentence } from '../types/eligibility.ts';

type Words = string | { value: string; note: string };

type Sentences<Forms extends Record<string, Words>> = {
  [Form in keyof Forms]: Forms[Form] extends string
    ? EligibilitySentence
    : EligibilitySentence & { note: string };
};

/**
 * Creates the record of a requirement: its rule, and every wording that pages use for it.
 *
 * @param forms the wordings by name
 * @param bengali the wordings by the same names (`content/bn/eligibility.ts`)
 * @returns the sentences by the same names, each with the rule
 */
export function createEligibilitySentences<const Forms extends Record<string, Words>>(
  judgedBy: EligibilityRule,
  forms: Forms,
  bengali: { readonly [Form in keyof Forms]: Words },
): Sentences<Forms> {
  const sentences = Object.entries(forms).map(([form, words]) => [
    form,
    {
      ...createTexts(words),
      bengali: createTexts(bengali[form as keyof Forms]),
      judgedBy,
    },
  ]);
  return Object.fromEntries(sentences);
}

const createTexts = (words: Words) => (typeof words === 'string' ? { value: words } : words);
