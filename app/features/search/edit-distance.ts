/** Returns how many letters of a word may be wrong, missing or superfluous. */
export function getMaxEditDistance(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}
