import type { Country } from '#content/types/country.ts';

/** About what search results show of a description, in characters. */
const maxLength = 160;

/**
 * A country in one to three sentences, for search results: the line below its name and the beginning of its overview, as
 * far as whole sentences fit; where not one fits beside that line, the overview's alone.
 */
export function createSummary({
  subheadline,
  overview,
}: Pick<Country, 'subheadline' | 'overview'>) {
  const [first = '', second = ''] = (overview[0] ?? '').split(/(?<=[.?!])\s+/);
  const summaries = [
    `${subheadline}. ${first} ${second}`.trim(),
    `${subheadline}. ${first}`,
    `${first} ${second}`.trim(),
    first,
  ];
  return summaries.find(({ length }) => length <= maxLength) ?? subheadline;
}
