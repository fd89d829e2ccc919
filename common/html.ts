import { escapeHtml } from './escape-html.ts';

/** Markup, as opposed to a text that isn't escaped yet. */
export type Html = { readonly markup: string };

type TemplateValue = string | number | Html | readonly Html[] | undefined;

function renderValue(value: TemplateValue): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(renderValue).join('');
}

/** A template tag that returns markup. Its values are escaped, unless they are markup themselves. */
export const html = (parts: TemplateStringsArray, ...values: TemplateValue[]): Html => ({
  markup: String.raw({ raw: parts }, ...values.map(renderValue)),
});
