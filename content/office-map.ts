import { inBothLanguages } from './in-both-languages.ts';
import { site } from './site.ts';
import type { Picture } from './types/picture.ts';

/**
 * The drawn map of /embed/map in each language. It is shown when no external map is configured (requirements, "External
 * parts").
 */
export const officeMap = inBothLanguages((t, _, language) => {
  const { offices, map } = site[language];
  const [office] = offices;
  return {
    title: t('Find us in Dhaka', 'ঢাকায় আমাদের ঠিকানা'),
    note: t('Drawn map, not to scale', 'আঁকা মানচিত্র, মাপ অনুযায়ী নয়'),
    lead: `${office.name}: ${office.address}`,
    address: office.address,
    picture: {
      file: 'map-office',
      description: t(
        'Drawn map: the office stands where two avenues cross, between a park and a lake; the river runs to the south',
        'আঁকা মানচিত্র: দুটি সড়কের মোড়ে অফিস, এক পাশে পার্ক, অন্য পাশে লেক; দক্ষিণে নদী',
      ),
    } satisfies Picture,
    link: { to: map, name: t('Open in a map', 'মানচিত্রে দেখুন') },
  };
});
