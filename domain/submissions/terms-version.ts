import type { Terms } from './form.ts';

/** Returns the text of the terms as it is stored: the title, the numbered points, and the label of the checkbox. */
export function formatTerms({
  title,
  points,
  field,
  link,
  labelEnd,
}: Pick<Terms, 'title' | 'points' | 'field' | 'link' | 'labelEnd'>): string {
  const numbered = points.map((point, index) => `${index + 1}. ${point}`);
  const label = [field.label, link, ...(labelEnd ? [labelEnd] : [])].join(' ');
  return [title, ...numbered, label].join('\n');
}

/**
 * Returns the version of the terms: eight hexadecimal digits, the FNV-1a hash of their text, so that a changed word
 * changes the version. A cryptographic digest, which browsers compute only asynchronously, isn't needed, since nobody gains
 * anything if two of our texts have the same version.
 */
export function computeTermsVersion(terms: Parameters<typeof formatTerms>[0]): string {
  let hash = 0x811c9dc5;
  for (const character of formatTerms(terms)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
