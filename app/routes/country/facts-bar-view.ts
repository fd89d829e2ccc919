import {
  formatStay,
  formatStipend,
  listExchangeRates,
} from '#app/features/eligibility-finder/format-opportunity.ts';
import type { DestinationSlug } from '#content/destinations/destinations.ts';
import { countryTemplate } from '#content/destinations/template.ts';
import { comparisonTexts } from '#content/eligibility-finder-comparison.ts';
import { formatRatesNote } from '#content/exchange-rates.ts';
import { formatList } from '#content/format-list.ts';
import type { EligibilityRule } from '#content/types/eligibility.ts';
import { type FactGroup, getCountryFacts } from '#domain/eligibility/country-facts.ts';

/** A value, the placements that it holds for if it doesn't hold for all of the country, and a note for the line below. */
export type FactValue = { text: string; placements?: string; note?: string };
export type FactsBarView = {
  title: string;
  facts: { label: string; values: FactValue[] }[];
  /** The exchange rates with their date. Undefined if the bar has no amount in taka. */
  ratesNote: string | undefined;
};

const texts = countryTemplate.factsBar;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Keeps 'BDT' and its amount on one line. */
const keepAmountTogether = (text: string) => text.replace('BDT ', 'BDT\u00a0');

/** Formats the facts of a country in the words that "Can I go?" uses for them. For the loader. */
export function createFactsBarView(slug: DestinationSlug): FactsBarView {
  const { stipends, durations, ages, languages } = getCountryFacts(slug);
  const rates = listExchangeRates(stipends.map(({ value }) => ({ stipend: value })));
  const { labels, visa } = texts;
  return {
    title: texts.title,
    facts: [
      {
        label: labels.stipend,
        values: createValues(stipends, (stipend) => {
          const { per, taka } = formatStipend(stipend);
          return { text: stipend.text, note: `${per}, ${keepAmountTogether(taka)}` };
        }),
      },
      {
        label: labels.duration,
        values: createValues(durations, (duration) => ({
          text: capitalise(formatStay(duration)),
        })),
      },
      {
        label: labels.age,
        values: createValues(ages, (rule) => ({ text: formatAge(rule) })),
      },
      {
        label: labels.language,
        values: createValues(languages, ({ requirementText }) => ({
          text: capitalise(requirementText),
        })),
      },
      { label: labels.visa, values: [{ text: visa.text, note: visa.note }] },
    ],
    ratesNote: rates.length > 0 ? formatRatesNote(rates) : undefined,
  };
}

function createValues<Value>(
  groups: readonly FactGroup<Value>[],
  format: (value: Value) => FactValue,
): FactValue[] {
  return groups.map(({ value, placements }) => ({
    ...(value === undefined ? { text: texts.askUs } : format(value)),
    ...(placements.length > 0 && { placements: formatList(placements, 'and') }),
  }));
}

function formatAge({ rule, requirementText }: EligibilityRule): string {
  return rule.kind === 'age' ? comparisonTexts.age(rule.from, rule.to) : requirementText;
}
