import { getPlacementStay } from '#content/destinations/placement-stay.ts';
import { createEligibilityCards } from '#content/eligibility/displayed-eligibility.ts';
import { formatPause } from '#content/pause.ts';
import { getPause } from '#content/programmes/get-pause.ts';
import type { Country, CountryFact, Duration, Placement } from '#content/types/country.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `stay`: how long, in words. `paused`: since when and why, in words. */
export type PlacementView = Omit<Placement, 'paused' | 'duration' | 'fields' | 'programme'> & {
  duration: Duration;
  durationText: string;
  paused?: string;
};

/** `checked`: 'checked on 3 May 2027'. */
export type FactView = Omit<CountryFact, 'checkedOn'> & { checkedText: string };

/** A country's record as its page shows it. For the loader: what only lists need stays out, and days are in words. */
export function createCountryView({
  spellings: _,
  facts = [],
  placements,
  eligibility,
  ...otherFields
}: Country) {
  return {
    ...otherFields,
    eligibility: createEligibilityCards(eligibility),
    placements: placements.map((placement): PlacementView => {
      const { paused: __, fields: ___, programme: ____, ...rest } = placement;
      const pause = getPause(placement);
      const { duration, words } = getPlacementStay(placement);
      return {
        ...rest,
        duration,
        durationText: words,
        ...(pause && { paused: formatPause(pause) }),
      };
    }),
    facts: facts.map(
      ({ checkedOn, ...fact }): FactView => ({
        ...fact,
        checkedText: `checked on ${dayFormat.format(new Date(checkedOn))}`,
      }),
    ),
  };
}
