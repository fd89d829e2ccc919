/** Markup in which every value is escaped. */
export type Html = { readonly markup: string };

type Value = string | number | Html | readonly Html[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function markupOf(value: Value): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(markupOf).join('');
}

/** Markup as it is written, and the values in it as texts. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(markupOf)) };
}

/** A text of several lines. */
export const lines = (text: string): Html =>
  ({ markup: markupOf(text).replaceAll('\n', '<br>') }) satisfies Html;
