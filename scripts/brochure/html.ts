import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IllustrationName } from '#app/illustrations/illustrations.ts';

const root = join(import.meta.dirname, '../..');

/** A piece of HTML, as opposed to text that has yet to be escaped. */
export type Html = { html: string };

type Value = string | number | Html | readonly Html[] | undefined;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const toHtml = (value: Value): string => {
  if (value === undefined) return '';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map(toHtml).join('');
};

/** A piece of HTML from a template: its values are escaped, unless they are pieces of HTML themselves. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html => ({
  html: String.raw({ raw: strings }, ...values.map(toHtml)),
});

/** A file of the project as it is: a stylesheet, a sprite. */
export const file = (path: string): Html => ({ html: readFileSync(join(root, path), 'utf8') });

/** One of our pictures, as the address of an `img`: the page needs no other file. */
export const illustration = (name: IllustrationName) =>
  `data:image/svg+xml;base64,${readFileSync(join(root, `public/illustrations/${name}.svg`)).toString('base64')}`;
