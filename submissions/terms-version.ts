import type { Terms } from './form.ts';

/** The terms as they are kept: what was read, and what was ticked. */
export function termsText({
  title,
  points,
  field,
  link,
}: Pick<Terms, 'title' | 'points' | 'field' | 'link'>): string {
  const numbered = points.map((point, index) => `${index + 1}. ${point}`);
  return [title, ...numbered, `${field.label} ${link}`].join('\n');
}

/**
 * The version of the terms: eight hexadecimal digits made of their text (FNV-1a), so that a changed word can't keep the
 * version of another text. Not a cryptographic digest, which a browser gives only later: nobody gains by two texts of ours
 * with one version.
 */
export function termsVersion(terms: Parameters<typeof termsText>[0]): string {
  let hash = 0x811c9dc5;
  for (const character of termsText(terms)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
