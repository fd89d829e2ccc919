import type { Requirement } from '#content/types/common.ts';

/**
 * Takes a sentence apart into its plain words and the requirements that it names.
 *
 * @param sentence with each requirement's label in braces: 'You are {Age}.'
 * @returns in their order, the words, and for each label the requirement's value as a `term`
 * @throws when a label is unknown, or a requirement is not named
 */
export function splitSentence(
  sentence: string,
  requirements: readonly Requirement[],
): { text: string; term: boolean }[] {
  const values = new Map(requirements.map(({ label, value }) => [label, value]));
  const parts = sentence.split(/\{(\w+)\}/).map((text, index) => {
    if (index % 2 === 0) return { text, term: false };
    const value = values.get(text);
    if (value === undefined) throw new Error(`The sentence names "${text}" twice, or none has it`);
    values.delete(text);
    return { text: value, term: true };
  });
  if (values.size) throw new Error(`The sentence does not name ${[...values.keys()].join(', ')}`);
  return parts.filter(({ text }) => text);
}
