import type { DestinationSlug } from './destinations/destinations.ts';
import { localisedCountries } from './destinations/records.ts';
import type { Language } from './language.ts';
import { hotelImmersion } from './programme-pages/hotel-immersion.ts';
import { medicalInternships } from './programme-pages/medical-internships.ts';
import { professionalImmersion } from './programme-pages/professional-immersion.ts';
import { studentExchange } from './programme-pages/student-exchange.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';

/** What an offer includes, and what it doesn't. A list is empty if the offer's page doesn't have it. */
export type Inclusions = { included: readonly string[]; notIncluded: readonly string[] };

/** The programmes whose pages say what is included. */
const programmeInclusions: Partial<
  Record<ProgrammeSlug, (language: Language) => Partial<Inclusions>>
> = {
  'medical-internships': (language) => {
    const { included, notIncluded } = medicalInternships[language].inclusions;
    return { included: included.items, notIncluded: notIncluded.items };
  },
  'student-exchange': (language) => ({
    included: studentExchange[language].included.items.map(({ title }) => title),
  }),
  'professional-immersion': (language) => ({
    included: professionalImmersion[language].included.items,
  }),
  'hotel-immersion': (language) => ({ included: hotelImmersion[language].included.items }),
};

/**
 * Lists what an offer includes and what it doesn't, as its page says it.
 *
 * @param offer a placement has a country, whose page lists it; otherwise the programme's page does
 */
export function getOfferInclusions(
  { programme, country }: { programme: ProgrammeSlug; country?: DestinationSlug | undefined },
  language: Language,
): Inclusions {
  const { included = [], notIncluded = [] } = country
    ? localisedCountries[language][country]
    : (programmeInclusions[programme]?.(language) ?? {});
  return { included, notIncluded };
}
