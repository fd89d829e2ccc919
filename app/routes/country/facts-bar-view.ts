import { factFormats } from '#app/features/eligibility-finder/fact-formats.ts';
import { countryPage } from '#content/destinations/country-page.ts';
import type { DestinationSlug } from '#content/destinations/destinations.ts';
import { localisedCountries } from '#content/destinations/records.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { type FactGroup, getCountryFacts } from '#domain/eligibility/country-facts.ts';

/**
 * A value. `placements` names those that it applies to, unless it applies to the whole country. `note` is the line below it.
 */
type FactValue = { text: string; placements?: string; note?: string };
export type FactsBarView = {
  title: string;
  facts: { label: string; values: FactValue[] }[];
  /** The exchange rates with their date. Undefined if the bar has no amount in taka. */
  ratesNote: string | undefined;
};

/** Formats the facts of a country. For the loader. English uses the same texts as "Can I go?". */
export function createFactsBarView(slug: DestinationSlug, language: Language): FactsBarView {
  const record = localisedCountries[language][slug];
  const { title, labels, visa, askUs } = countryPage[language].template.factsBar;
  const format = factFormats[language];
  const { stipends, durations, ages, languages } = getCountryFacts(slug);
  const sentences = record.eligibility.flatMap(({ requirements }) => requirements);

  const createValues = <Value>(
    groups: readonly FactGroup<Value>[],
    formatValue: (value: Value) => FactValue,
  ): FactValue[] =>
    groups.map(({ value, placementIds }) => {
      const names = record.placements
        .filter(({ id }) => placementIds.includes(id))
        .map((placement) => placement.title);
      return {
        ...(value === undefined ? { text: askUs } : formatValue(value)),
        ...(names.length > 0 && { placements: formats[language].list(names, 'and') }),
      };
    });

  return {
    title,
    facts: [
      { label: labels.stipend, values: createValues(stipends, format.stipend) },
      {
        label: labels.duration,
        values: createValues(durations, (duration) => ({ text: format.stay(duration) })),
      },
      {
        label: labels.age,
        values: createValues(ages, ({ rule, requirementText }) => ({
          text: rule.kind === 'age' ? format.age(rule.from, rule.to) : requirementText,
        })),
      },
      {
        label: labels.language,
        values: createValues(languages, (rule) => ({
          text: format.language(
            rule,
            sentences.find(({ judgedBy }) => judgedBy === rule),
          ),
        })),
      },
      { label: labels.visa, values: [{ text: visa.text, note: visa.note }] },
    ],
    ratesNote: format.ratesNote(stipends.flatMap(({ value }) => value ?? [])),
  };
}
