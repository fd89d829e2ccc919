/** Properties that a shorthand sets, or another writing direction's name, and whose first word is another. */
const families: readonly string[][] = [
  ['font', 'line'],
  ['inset', 'top', 'right', 'bottom', 'left'],
  ['gap', 'grid', 'row', 'column', 'columns'],
  ['place', 'align', 'justify'],
  ['width', 'height', 'inline', 'block', 'min', 'max', 'contain'],
  ['text', 'white'],
  ['overflow', 'word'],
  ['break', 'page'],
];
const familyOfWord = new Map(families.flatMap((words) => words.map((word) => [word, words[0]])));

/**
 * What a declaration competes with: properties of two families set nothing in common, so their order means nothing.
 *
 * @param property as it stands in a stylesheet
 * @returns its first word, or that of its kin; a custom property is alone in its family; `all` is for whoever asks to reject
 */
export function propertyFamily(property: string): string {
  if (property.startsWith('--')) return property;
  const [word = property] = property.replace(/^-[a-z]+-/, '').split('-');
  return familyOfWord.get(word) ?? word;
}
