import { inBothLanguages, type Translate } from '../in-both-languages.ts';
import type { EligibilityRule, EligibilitySentence } from '../types/eligibility.ts';
import type { Formats } from '../types/formats.ts';

/** An empty note is left out: a language may say in one text what the other says in two. */
type Words = string | { value: string; note: string };

type Sentences<Forms extends Record<string, Words>> = {
  [Form in keyof Forms]: Forms[Form] extends string
    ? EligibilitySentence
    : EligibilitySentence & { note: string };
};

/**
 * Creates the record of a requirement: its rule, and every wording that pages use for it.
 *
 * @param create called once for each language. `forms` are the wordings by name
 * @returns the sentences by the same names, each with the rule
 */
export function createEligibilitySentences<Forms extends Record<string, Words>>(
  create: (t: Translate, format: Formats) => EligibilityRule & { forms: Forms },
): Sentences<Forms> {
  const { en, bn } = inBothLanguages((t, format) => {
    const { forms, ...rule } = create(t, format);
    return { forms, rule };
  });
  const judgedBy = { en: en.rule, bn: bn.rule };
  const sentences = Object.keys(en.forms).map((form) => [
    form,
    { ...createTexts(en.forms[form]), bengali: createTexts(bn.forms[form]), judgedBy },
  ]);
  return Object.fromEntries(sentences);
}

function createTexts(words: Words = '') {
  if (typeof words === 'string') return { value: words };
  const { value, note } = words;
  return { value, ...(note && { note }) };
}
