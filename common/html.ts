import { escapeHtml } from './escape-html.ts';

/** A piece of markup, as opposed to text that has yet to be escaped. */
export type Html = { readonly markup: string };

type TemplateValue = string | number | Html | readonly Html[] | undefined;

function renderValue(value: TemplateValue): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(renderValue).join('');
}

/** Markup from a template: its values are escaped, unless they are markup themselves. */
export const html = (parts: TemplateStringsArray, ...values: TemplateValue[]): Html => ({
  markup: String.raw({ raw: parts }, ...values.map(renderValue)),
});
