import { getCountryName } from '#content/destinations/country-names.ts';
import type { DestinationSlug } from '#content/destinations/destinations.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import type { DurationUnit } from '#content/types/duration.ts';
import type { Option } from '../form.ts';

/** The destinations of the shared application form, word for word and in the order of requirements 3. */
const destinationLabels = {
  usa: 'USA',
  france: 'France',
  italy: 'Italy',
  spain: 'Spain',
  portugal: 'Portugal',
  uk: 'United Kingdom',
  netherlands: 'Netherlands',
  'new-zealand': 'New Zealand',
  'czech-republic': 'Czech Republic',
  croatia: 'Croatia',
  montenegro: 'Montenegro',
  malta: 'Malta',
  greece: 'Greece',
  thailand: 'Thailand',
  vietnam: 'Vietnam',
  indonesia: 'Indonesia',
  malaysia: 'Malaysia',
  'hong-kong': 'Hong Kong',
  uae: 'UAE',
  bahrain: 'Bahrain',
} as const satisfies Partial<Record<DestinationSlug | 'uk', string>>;

type DestinationValue = keyof typeof destinationLabels;

const isDestination = (value: string): value is DestinationValue => value in destinationLabels;

/** Returns the destinations of the shared application form. Their English labels are those of the specification. */
export const getPreferredDestinations = (language: Language): readonly Option[] =>
  Object.entries(destinationLabels).map(([value, english]) => ({
    value,
    label:
      language === 'en' || !isDestination(value)
        ? english
        : getCountryName(value === 'uk' ? 'united-kingdom' : value, language),
  }));

/** A duration to choose: '3-months', with its label in words. */
export function createDurationOption(
  count: number,
  unit: DurationUnit,
  language: Language,
): Option {
  const value = count === 1 ? `1-${unit.slice(0, -1)}` : `${count}-${unit}`;
  return { value, label: formats[language].duration({ choices: [count], unit }) };
}

const unitDays: Record<DurationUnit, number> = { days: 1, weeks: 7, months: 30, years: 360 };

const countDays = ({ value }: Option) => {
  const [count, unit = ''] = value.split('-');
  const days = Object.entries(unitDays).find(([name]) => name.startsWith(unit))?.[1] ?? 0;
  return Number(count) * days;
};

/** Sorts durations, the shortest first, and leaves out a second one of the same length: 1 year beside 12 months. */
export const sortDurations = (options: readonly Option[]): readonly Option[] =>
  options
    .filter(
      (option, index) =>
        options.findIndex((other) => countDays(other) === countDays(option)) === index,
    )
    .toSorted((one, other) => countDays(one) - countDays(other));

/** Returns the durations of the shared application form, in the order of requirements 3. */
export const getProgramDurations = (language: Language): readonly Option[] =>
  [3, 6, 12, 18, 24].map((count) => createDurationOption(count, 'months', language));
