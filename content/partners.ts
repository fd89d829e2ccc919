import { partners as bengali } from './bn/partners.ts';
import { partners as english } from './en/partners.ts';
import type { Partner } from './types/common.ts';
import type { Translation } from './types/translation.ts';

/** The logos, by the ids of the partners. */
const logos: Record<keyof typeof english, Partner['logo']> = {
  hotel: 'partner-1',
  university: 'partner-2',
  farm: 'partner-3',
  hospital: 'partner-4',
  airline: 'partner-5',
  restaurant: 'partner-6',
  'language-school': 'partner-7',
};

const createPartners = (texts: Translation<typeof english>): Partner[] =>
  (Object.keys(logos) as (keyof typeof logos)[]).map((id) => ({ ...texts[id], logo: logos[id] }));

/**
 * Seven examples with invented logos (requirements 2, "Home"). The client replaces them with its partners, in any number.
 */
export const partners = { en: createPartners(english), bn: createPartners(bengali) };
