import { createApplicationPath } from '#app/features/eligibility-finder/finder-paths.ts';
import { finderTexts } from '#app/features/eligibility-finder/finder-texts.server.ts';
import { formatStipend } from '#app/features/eligibility-finder/format-opportunity.ts';
import { countryPage } from '#content/destinations/country-page.ts';
import { formatPlacementStay, getPlacementStay } from '#content/destinations/placement-stay.ts';
import type { DocumentGuideId } from '#content/document-guides.ts';
import { createDocumentList, type DocumentId, formatDocumentName } from '#content/documents.ts';
import { createEligibilityCards } from '#content/eligibility/displayed-eligibility.ts';
import type { Profile } from '#content/eligibility/profile.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { formatPause } from '#content/pause.ts';
import { getPositionName } from '#content/positions.ts';
import { getPause } from '#content/programmes/get-pause.ts';
import { createSheetLink } from '#content/sheet-links.ts';
import type { Action } from '#content/types/common.ts';
import type { Country, Placement } from '#content/types/country.ts';
import type { Duration } from '#content/types/duration.ts';
import { getListing } from '#domain/eligibility/opportunities.ts';
import { createOpportunityStipend } from '#domain/eligibility/opportunity-stipend.ts';

/**
 * A placement as its card shows it. `amount` is the stipend without its `currency`, and `taka` its
 * approximate worth, as "Can I go?" shows it. `durationText` is the duration in words.
 * `paused` states the date and the reason of the pause.
 */
export type PlacementView = Omit<
  Placement,
  'paused' | 'duration' | 'fields' | 'positions' | 'programme' | 'isInternship'
> & {
  amount?: string;
  currency?: string;
  taka?: string;
  duration: Duration;
  durationText: string;
  positions: string[];
  paused?: string;
  /** The link to the application form. Undefined while the placement is paused. */
  apply?: Action;
  /** The link to the sheet for the family. */
  sheet: Action;
};

/** A document as the page shows it: a checkbox. `id` is the id of its guide, under which its tick is stored. */
export type DocumentView = { id: DocumentGuideId; name: string };

/**
 * Converts a country's record to the data of its page in the record's language, for the loader. Formats dates and durations as
 * text, and omits the fields that only lists of countries need.
 *
 * @param profile the sentence in the address, whose length the links to the forms carry
 */
export function createCountryView(
  { spellings: _, placements, eligibility, documents, ...otherFields }: Country,
  language: Language,
  profile: Profile = {},
) {
  const page = countryPage[language];
  const createDocuments = (ids: readonly DocumentId[]): DocumentView[] =>
    createDocumentList(ids, language).map((document) => ({
      id: document.guide,
      name: formatDocumentName(document),
    }));
  return {
    ...otherFields,
    documents: {
      required: createDocuments(documents.required),
      programSpecific: createDocuments(documents.programSpecific),
      visa: createDocuments(documents.visa),
    },
    eligibility: createEligibilityCards(eligibility, language),
    placements: placements.map((placement): PlacementView => {
      const { paused: __, fields: ___, programme: ____, isInternship = true, ...rest } = placement;
      const pause = getPause(placement);
      const { duration } = getPlacementStay(placement);
      return {
        ...rest,
        positions: rest.positions.map((id) => getPositionName(id, language)),
        ...(rest.stipend && {
          amount: formats[language].amount(rest.stipend),
          currency: formats[language].currency(rest.stipend.currency),
          taka: formatStipend(
            createOpportunityStipend(rest.stipend, language),
            finderTexts[language],
          ).taka,
        }),
        duration,
        durationText: formatPlacementStay(placement, language),
        ...(pause
          ? { paused: formatPause[language](pause) }
          : {
              apply: {
                to: createApplicationPath(getListing(placement.id), profile),
                name: page.placements.apply[isInternship ? 'internship' : 'placement'],
              },
            }),
        sheet: createSheetLink(placement.id, language),
      };
    }),
  };
}
