import { type DestinationSlug, destinations } from '#content/destinations/destinations.ts';
import { countryRecords } from '#content/destinations/records.ts';
import type { Language } from '#content/language.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import type { Country, Placement } from '#content/types/country.ts';
import type { Duration } from '#content/types/duration.ts';
import type { Option } from '../form.ts';
import { createDurationOption } from './application-options.ts';

/** Lists a country's placements that belong to a programme, and so to its form. */
export function listPlacements(
  programme: ProgrammeSlug,
  country: DestinationSlug,
): readonly Placement[] {
  const { placements }: Country = countryRecords[country];
  return placements.filter(
    (placement) => (placement.programme ?? 'international-internship') === programme,
  );
}

/** The lengths that a placement names: each of its choices, or the ends of its range. */
const listCounts = (duration: Duration): readonly number[] =>
  'choices' in duration ? duration.choices : [duration.from, duration.to];

/** Returns the durations that the placements of a programme offer, as options of its form. */
export function getPlacementDurations(
  programme: ProgrammeSlug,
  language: Language,
): readonly Option[] {
  return destinations
    .flatMap(({ slug }) => listPlacements(programme, slug))
    .flatMap(({ duration }) =>
      duration
        ? listCounts(duration).map((count) => createDurationOption(count, duration.unit, language))
        : [],
    );
}
