import { getPlacementStay } from '#content/destinations/placement-stay.ts';
import { type DocumentId, formatDocumentName, getDocument } from '#content/documents.ts';
import { createEligibilityCards } from '#content/eligibility/displayed-eligibility.ts';
import { formatPause } from '#content/pause.ts';
import { getPositionName } from '#content/positions.ts';
import { getPause } from '#content/programmes/get-pause.ts';
import type { Country, CountryFact, Duration, Placement } from '#content/types/country.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A placement as its card shows it. `durationText` is the duration in words. `paused` states the date and the reason of the pause. */
export type PlacementView = Omit<
  Placement,
  'paused' | 'duration' | 'fields' | 'positions' | 'programme'
> & {
  duration: Duration;
  durationText: string;
  positions: string[];
  paused?: string;
};

/** A fact as the page shows it. `checkedText` is a text such as 'checked on 3 May 2027'. */
export type FactView = Omit<CountryFact, 'checkedOn'> & { checkedText: string };

const formatName = (id: DocumentId) => formatDocumentName(getDocument(id));

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
      required: documents.required.map(formatName),
      programSpecific: documents.programSpecific.map(formatName),
      visa: documents.visa.map(formatName),
    },
    placements: placements.map((placement): PlacementView => {
      const { paused: __, fields: ___, programme: ____, ...rest } = placement;
      const pause = getPause(placement);
      const { duration, words } = getPlacementStay(placement);
      return {
        ...rest,
        duration,
        durationText: words,
        positions: placement.positions.map(getPositionName),
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
