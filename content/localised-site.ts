import { site as bengali } from './bn/site.ts';
import type { Language } from './language.ts';
import { site as english } from './site.ts';
import type { Office } from './types/common.ts';

/** The organisation's record with the texts of a language. */
type LocalisedSite = Omit<
  typeof english,
  'name' | 'shortName' | 'blurb' | 'offices' | 'officeHours'
> & {
  name: string;
  shortName: string;
  blurb: string;
  offices: readonly [Office, Office];
  officeHours: { open: string; closed: string };
};

const [dhaka, london] = english.offices;

/** The organisation in each language. `site.ts` has what doesn't depend on the language, and the English texts. */
export const localisedSite: Record<Language, LocalisedSite> = {
  en: english,
  bn: {
    ...english,
    ...bengali,
    offices: [
      { ...dhaka, ...bengali.offices[0] },
      { ...london, ...bengali.offices[1] },
    ],
  },
};
