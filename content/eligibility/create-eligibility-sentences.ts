import type { EligibilityRule, EligibilitySentence } from '../types/eligibility.ts';

type Words = string | { value: string; note: string };

type Sentences<Forms extends Record<string, Words>> = {
  [Form in keyof Forms]: Forms[Form] extends string
    ? EligibilitySentence
    : Required<EligibilitySentence>;
};

/**
 * One record of who may apply: the rule, and every form in which pages word it.
 *
 * @param forms the words, each under the name of its form
 * @returns the sentences, each with the rule that judges it
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
