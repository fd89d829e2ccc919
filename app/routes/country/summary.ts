import type { Language } from '#content/language.ts';
import type { Country } from '#content/types/country.ts';

/** Search results show about this many characters of a description. */
const maxLength = 160;

const fullStops: Record<Language, string> = { en: '.', bn: '।' };

/**
 * Creates the description of a country's page for search results. It consists of the subheadline and the first one or two
 * sentences of the overview, as many as fit in `maxLength`. If not one sentence fits after the subheadline, it consists of
 * sentences of the overview alone, and if none of these fits, of the subheadline alone.
 */
export function createSummary(
  { subheadline, overview }: Pick<Country, 'subheadline' | 'overview'>,
  language: Language,
) {
  const [first = '', second = ''] = (overview[0] ?? '').split(/(?<=[.?!।])\s+/);
  const start = `${subheadline}${fullStops[language]}`;
  const summaries = [
    `${start} ${first} ${second}`.trim(),
    `${start} ${first}`,
    `${first} ${second}`.trim(),
    first,
  ];
  return summaries.find(({ length }) => length <= maxLength) ?? subheadline;
}
