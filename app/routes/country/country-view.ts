import { getPlacementStay } from '#content/destinations/placement-stay.ts';
import { createEligibilityCards } from '#content/eligibility/displayed-eligibility.ts';
import { getDocumentId } from '#content/offer-documents.ts';
import { formatPause } from '#content/pause.ts';
import { getPause } from '#content/programmes/get-pause.ts';
import type { Country, CountryFact, Duration, Placement } from '#content/types/country.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A placement as its card shows it. `durationText` is the duration in words. `paused` states the date and the reason of the pause. */
export type PlacementView = Omit<Placement, 'paused' | 'duration' | 'fields' | 'programme'> & {
  duration: Duration;
  durationText: string;
  paused?: string;
};

/** A fact as the page shows it. `checkedText` is a text such as 'checked on 3 May 2027'. */
export type FactView = Omit<CountryFact, 'checkedOn'> & { checkedText: string };

/** A document as the page shows it: a box with the id by which the visitor's record knows it. */
export type DocumentView = { id: string; name: string };

const createDocuments = (names: readonly string[]): DocumentView[] =>
  names.map((name) => ({ id: getDocumentId(name), name }));

/**
 * Converts a country's record to the data of its page, for the loader. Formats dates and durations as text, and omits
 * the fields that only lists of countries need.
 */
export function createCountryView({
  spellings: _,
  facts = [],
  placements,
  eligibility,
  documents,
  ...otherFields
}: Country) {
  return {
    ...otherFields,
    eligibility: createEligibilityCards(eligibility),
    documents: {
      required: createDocuments(documents.required),
      programSpecific: createDocuments(documents.programSpecific),
      visa: createDocuments(documents.visa),
    },
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
