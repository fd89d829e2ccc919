import { officeMap as bengali } from './bn/office-map.ts';
import { officeMap as english } from './en/office-map.ts';
import type { Language } from './language.ts';
import { localisedSite } from './localised-site.ts';
import type { Picture } from './types/picture.ts';

function createOfficeMap(language: Language) {
  const { picture, link, ...texts } = { en: english, bn: bengali }[language];
  const { offices, map } = localisedSite[language];
  const [office] = offices;
  return {
    ...texts,
    lede: `${office.name}: ${office.address}`,
    address: office.address,
    picture: { file: 'map-office', description: picture } satisfies Picture,
    link: { to: map, name: link },
  };
}

/**
 * The drawn map of /embed/map in each language. It is shown when no external map is configured (requirements, "External
 * parts").
 */
export const officeMap = { en: createOfficeMap('en'), bn: createOfficeMap('bn') };
