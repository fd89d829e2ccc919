import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import { fontFiles } from '../static-font.ts';
import { brochureHtml } from './brochure-html.ts';

/**
 * Returns a hash of everything that a brochure is made from. If it has changed, the PDF file is out of date. Comments of the
 * stylesheets don't count.
 */
export function fingerprint(slug: ProgrammeSlug): string {
  const hash = createHash('sha256').update(brochureHtml(slug).replace(/\/\*[^*]*\*\//g, ''));
  for (const file of Object.values(fontFiles)) hash.update(readFileSync(file));
  return hash.digest('hex');
}
