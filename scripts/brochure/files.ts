import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Html } from '#common/html.ts';
import type { IllustrationName } from '#content/illustrations/illustration-names.ts';

const root = join(import.meta.dirname, '../..');

/** Reads a file of the project, such as a style sheet, as markup that isn't escaped. */
export const readProjectFile = (path: string): Html => ({
  markup: readFileSync(join(root, path), 'utf8'),
});

/** Returns an illustration as a data URL, so that the page needs no other file. */
export const illustrationDataUrl = (name: IllustrationName) =>
  `data:image/svg+xml;base64,${readFileSync(join(root, `public/illustrations/${name}.svg`)).toString('base64')}`;
