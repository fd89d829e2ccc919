import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Html } from '#common/html.ts';
import type { IllustrationName } from '#content/illustrations/illustrations.ts';

const root = join(import.meta.dirname, '../..');

/** A file of the project as it is: a stylesheet, a sprite. */
export const readProjectFile = (path: string): Html => ({
  markup: readFileSync(join(root, path), 'utf8'),
});

/** One of our pictures, as the address of an `img`: the page needs no other file. */
export const illustrationDataUrl = (name: IllustrationName) =>
  `data:image/svg+xml;base64,${readFileSync(join(root, `public/illustrations/${name}.svg`)).toString('base64')}`;
