import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import type { Country } from '../types/country.ts';
import type { CountryFigures, CountryTexts } from '../types/country-texts.ts';
import { usual } from './usual.ts';

/**
 * Creates the record of a country's page in each language from its figures, which are the same in all languages, and its texts.
 * The cards and the placements are in the order of the figures.
 */
export const createCountry = <PlacementId extends string, CardId extends string>(
  figures: CountryFigures<PlacementId, CardId>,
  texts: Record<Language, CountryTexts<PlacementId, CardId>>,
) => ({
  en: createRecord(figures, texts.en, 'en'),
  bn: createRecord(figures, texts.bn, 'bn'),
});

function createRecord<PlacementId extends string, CardId extends string>(
  figures: CountryFigures<PlacementId, CardId>,
  texts: CountryTexts<PlacementId, CardId>,
  language: Language,
): Country {
  const { included = usual[language].included, notIncluded = usual[language].notIncluded } = texts;
  const placementIds = Object.keys(figures.placements) as PlacementId[];
  const cardIds = Object.keys(figures.eligibility) as CardId[];
  return {
    ...figures,
    ...texts,
    poster: { ...figures.poster, description: texts.poster },
    overview: [...texts.overview],
    placements: placementIds.map((id) => {
      const { picture, hours, ...facts } = figures.placements[id];
      const { picture: description = '', location, ...words } = texts.placements[id];
      return {
        id,
        ...facts,
        ...words,
        ...(location && { location: [...location] }),
        ...(hours && { hours: usual[language].formatHours(formats[language].range(hours)) }),
        ...(picture && { picture: { ...picture, description } }),
      };
    }),
    eligibility: cardIds.map((id) => {
      const { placement, requirements } = figures.eligibility[id];
      return {
        title: texts.eligibility[id],
        requirements,
        ...(placement && { placement }),
      };
    }),
    benefits: [...texts.benefits],
    included: [...included],
    notIncluded: [...notIncluded],
  };
}
