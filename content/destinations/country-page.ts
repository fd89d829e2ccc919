import {
  countryTemplate as bengaliTemplate,
  formatCountryTitle as formatBengaliTitle,
  formatFinderLinkName,
} from '../bn/country-template.ts';
import { documents as bengaliDocuments } from '../bn/documents.ts';
import { countryNames } from '../bn/names.ts';
import { positions as bengaliPositions } from '../bn/positions.ts';
import { formatUsualStay } from '../bn/usual.ts';
import { type DocumentId, formatDocumentName, getDocument } from '../documents.ts';
import { createCountryFinderLink } from '../finder-links.ts';
import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import { getPositionName, type PositionId } from '../positions.ts';
import type { Placement } from '../types/country.ts';
import type { DestinationSlug } from './destinations.ts';
import { getPlacementStay } from './placement-stay.ts';
import { countryTemplate as englishTemplate, formatCountryTitle } from './template.ts';

const formatEnglishDocument = (id: DocumentId) => formatDocumentName(getDocument(id));

/** The texts that the pages of all countries share, and their formats, in each language. */
export const countryPage = {
  en: {
    template: englishTemplate,
    formatTitle: formatCountryTitle,
    createFinderLink: createCountryFinderLink,
    formatStay: (placement: Placement) => getPlacementStay(placement).words,
    getPositionName,
    getDocumentName: formatEnglishDocument,
  },
  bn: {
    template: bengaliTemplate,
    formatTitle: formatBengaliTitle,
    createFinderLink: (slug: DestinationSlug) => ({
      ...createCountryFinderLink(slug),
      name: formatFinderLinkName(countryNames[slug].in),
    }),
    formatStay(placement: Placement) {
      const { duration, usual } = getPlacementStay(placement);
      const words = formats.bn.duration(duration);
      return usual ? formatUsualStay(words) : words;
    },
    getPositionName: (id: PositionId) => bengaliPositions[id],
    getDocumentName: (id: DocumentId) => bengaliDocuments[id],
  },
} satisfies Record<Language, unknown>;
