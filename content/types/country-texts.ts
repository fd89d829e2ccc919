import type { Country, Placement } from './country.ts';
import type { Decoration } from './picture.ts';

/** The properties of a country's record that are the same in all languages. The ids are the keys of its texts. */
export type CountryFigures<PlacementId extends string, CardId extends string> = Pick<
  Country,
  'flag' | 'spellings' | 'documents'
> & {
  poster: Decoration & { closingPart: string };
  placements: Record<
    PlacementId,
    Omit<Placement, 'id' | 'title' | 'text' | 'location' | 'hours' | 'picture'> & {
      /** The weekly working hours. `to` is the same as `from` if there is no range. */
      hours?: { from: number; to: number };
      picture?: Decoration;
    }
  >;
  /** The cards with requirements, in their order. `placement` is the id of the placement to which a card applies. */
  eligibility: Record<
    CardId,
    Pick<Country['eligibility'][number], 'requirements'> & { placement?: PlacementId }
  >;
};

/** The texts of a country's page in one language. */
export type CountryTexts<PlacementId extends string, CardId extends string> = {
  draft?: true;
  country: string;
  shortName?: string;
  subheadline: string;
  /** The alternative text of the poster. */
  poster: string;
  overview: readonly string[];
  /** `location` lists towns or regions that the client has named. */
  placements: Record<
    PlacementId,
    { title: string; text: string; location?: readonly string[]; picture?: string }
  >;
  eligibility: Record<CardId, string>;
  benefits: readonly string[];
  closing: string;
  /** The inclusions of the placements, if they differ from the usual ones (`usual.ts`). */
  included?: readonly string[];
  notIncluded?: readonly string[];
};
