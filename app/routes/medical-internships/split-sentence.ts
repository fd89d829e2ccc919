import type { Requirement } from '#content/types/common.ts';

/**
 * Splits a sentence into its plain text and the requirements that it names.
 *
 * @param sentence has each requirement's label once, in braces: 'You are {Age}.'
 * @returns the parts in order: plain text, and for each label the requirement's value with `term: true`
 * @throws Error when a label is unknown or used twice, or a requirement is not named
 */
export function splitSentence(
  sentence: string,
  requirements: readonly Requirement[],
): { text: string; term: boolean }[] {
  const values = new Map(requirements.map(({ label, value }) => [label, value]));
  const parts = sentence.split(/\{(\w+)\}/).map((text, index) => {
    if (index % 2 === 0) return { text, term: false };
    const value = values.get(text);
    if (value === undefined) {
      throw new Error(`The sentence names "${text}" twice, or no requirement has that label`);
    }
    values.delete(text);
    return { text: value, term: true };
  });
  if (values.size) {
    throw new Error(`The sentence does not name the requirements ${[...values.keys()].join(', ')}`);
  }
  return parts.filter(({ text }) => text);
}
