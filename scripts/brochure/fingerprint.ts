import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '#content/language.ts';
import { brochureHtml } from './brochure-html.ts';
import { getFontFiles } from './font-faces.ts';

/**
 * Returns a hash of everything that the brochure is made from. If it has changed, the PDF file is out of date. Comments of the
 * stylesheets don't count, except those with a `*` in their text.
 */
export function fingerprint(language: Language): string {
  const hash = createHash('sha256').update(brochureHtml(language).replace(/\/\*[^*]*\*\//g, ''));
  for (const file of getFontFiles(language)) hash.update(readFileSync(file));
  return hash.digest('hex');
}
