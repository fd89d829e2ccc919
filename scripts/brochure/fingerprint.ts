import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgrammeSlug } from '#app/content/programmes/programmes.ts';
import { brochureHtml } from './brochure-html.ts';

const fonts = join(import.meta.dirname, '../../app/fonts');

/** The site's two faces, and the weights that brochures use. */
export const faces = [
  { family: 'Anek', file: join(fonts, 'anek-display.woff2'), weights: [700, 800] },
  { family: 'Figtree', file: join(fonts, 'figtree-text.woff2'), weights: [400, 600, 700] },
];

/** What a brochure is made from, as a hash: another one, and the file that is served is out of date. */
export const fingerprint = (slug: ProgrammeSlug) =>
  faces
    .reduce(
      (hash, { file }) => hash.update(readFileSync(file)),
      createHash('sha256').update(brochureHtml(slug)),
    )
    .digest('hex');
