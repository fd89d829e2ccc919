import { stayOf } from '#content/destinations/stay.ts';
import { shownCards } from '#content/eligibility/shown.ts';
import { pauseText } from '#content/pause.ts';
import { pauseOf } from '#content/programmes/pause-of.ts';
import type { Country, CountryFact, Duration, Placement } from '#content/types/country.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `stay`: how long, in words. `paused`: since when and why, in words. */
export type ShownPlacement = Omit<Placement, 'paused' | 'duration' | 'fields' | 'programme'> & {
  duration: Duration;
  stay: string;
  paused?: string;
};

/** `checked`: 'checked on 3 May 2027'. */
export type ShownFact = Omit<CountryFact, 'checkedOn'> & { checked: string };

/** A country's record as its page shows it. For the loader: what only lists need stays out, and days are in words. */
export function shownRecord({
  spellings: _,
  facts = [],
  placements,
  eligibility,
  ...said
}: Country) {
  return {
    ...said,
    eligibility: shownCards(eligibility),
    placements: placements.map((placement): ShownPlacement => {
      const { paused: __, fields: ___, programme: ____, ...rest } = placement;
      const pause = pauseOf(placement);
      const { duration, words } = stayOf(placement);
      return { ...rest, duration, stay: words, ...(pause && { paused: pauseText(pause) }) };
    }),
    facts: facts.map(
      ({ checkedOn, ...fact }): ShownFact => ({
        ...fact,
        checked: `checked on ${day.format(new Date(checkedOn))}`,
      }),
    ),
  };
}
