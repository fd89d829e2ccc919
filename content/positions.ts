import { inBothLanguages } from './in-both-languages.ts';
import type { Language } from './language.ts';

/** The areas of the international internship (requirements 2), and teaching, which placements in the USA have. */
export type PositionArea =
  | 'front-office'
  | 'housekeeping'
  | 'food-beverage'
  | 'culinary-arts'
  | 'sales-marketing'
  | 'human-resources'
  | 'events'
  | 'business-finance'
  | 'travel-tourism'
  | 'teaching';

/**
 * The typical positions of placements, by id. Countries list the ids, so the words stand here only. `areas` are the choices of
 * the international internship's form that such a position belongs to; those of other programmes have none.
 */
export const positions = inBothLanguages(
  (t) =>
    ({
      biology: { name: t('Biology', 'জীববিজ্ঞান'), areas: [] },
      'breakfast-and-restaurant': {
        name: t('Breakfast and restaurant', 'সকালের নাশতা ও রেস্তোরাঁ'),
        areas: ['food-beverage'],
      },
      'business-operations': {
        name: t('Business operations', 'ব্যবসা পরিচালনা'),
        areas: ['business-finance'],
      },
      'calves-and-young-stock': {
        name: t('Calves and young stock', 'বাছুর ও কমবয়সি গরু পালন'),
        areas: [],
      },
      'culinary-arts': { name: t('Culinary arts', 'রন্ধনশিল্প'), areas: ['culinary-arts'] },
      'dairy-cattle': { name: t('Dairy cattle', 'দুধের গরু পালন'), areas: [] },
      'dining-room': { name: t('Dining room', 'খাবারঘর'), areas: ['food-beverage'] },
      events: { name: t('Events', 'ইভেন্ট'), areas: ['events'] },
      'events-and-leisure': { name: t('Events and leisure', 'ইভেন্ট ও বিনোদন'), areas: ['events'] },
      finance: { name: t('Finance', 'ফাইন্যান্স'), areas: ['business-finance'] },
      'food-and-beverage': {
        name: t('Food and beverage', 'ফুড অ্যান্ড বেভারেজ'),
        areas: ['food-beverage'],
      },
      'front-desk': { name: t('Front desk', 'ফ্রন্ট ডেস্ক'), areas: ['front-office'] },
      'front-office': { name: t('Front office', 'ফ্রন্ট অফিস'), areas: ['front-office'] },
      'guest-relations': { name: t('Guest relations', 'গেস্ট রিলেশনস'), areas: ['front-office'] },
      'guest-services': { name: t('Guest services', 'অতিথিসেবা'), areas: ['front-office'] },
      health: { name: t('Health', 'স্বাস্থ্য'), areas: [] },
      hotel: { name: t('Hotel', 'হোটেল'), areas: ['front-office', 'housekeeping'] },
      'hotel-management': {
        name: t('Hotel management', 'হোটেল ব্যবস্থাপনা'),
        areas: ['front-office', 'housekeeping', 'food-beverage'],
      },
      'hotel-operations': {
        name: t('Hotel operations', 'হোটেল পরিচালনা'),
        areas: ['front-office', 'housekeeping', 'food-beverage'],
      },
      'hotel-reception': { name: t('Hotel reception', 'হোটেলের রিসেপশন'), areas: ['front-office'] },
      housekeeping: { name: t('Housekeeping', 'হাউসকিপিং'), areas: ['housekeeping'] },
      kitchen: { name: t('Kitchen', 'রান্নাঘর'), areas: ['culinary-arts'] },
      'kitchen-and-pastry': {
        name: t('Kitchen and pastry', 'রান্নাঘর ও পেস্ট্রি'),
        areas: ['culinary-arts'],
      },
      'luxury-hotel-operations': {
        name: t('Luxury hotel operations', 'অভিজাত হোটেল পরিচালনা'),
        areas: ['front-office', 'housekeeping', 'food-beverage'],
      },
      nursing: { name: t('Nursing', 'নার্সিং'), areas: [] },
      pigs: { name: t('Pigs', 'শূকর পালন'), areas: [] },
      'primary-school': { name: t('Primary school', 'প্রাথমিক বিদ্যালয়'), areas: ['teaching'] },
      reception: { name: t('Reception', 'রিসেপশন'), areas: ['front-office'] },
      restaurant: { name: t('Restaurant', 'রেস্তোরাঁ'), areas: ['food-beverage'] },
      'restaurant-and-bar': {
        name: t('Restaurant and bar', 'রেস্তোরাঁ ও বার'),
        areas: ['food-beverage'],
      },
      'restaurant-service': {
        name: t('Restaurant service', 'রেস্তোরাঁর সেবা'),
        areas: ['food-beverage'],
      },
      'sales-and-marketing': {
        name: t('Sales and marketing', 'সেলস ও মার্কেটিং'),
        areas: ['sales-marketing'],
      },
      'secondary-school': { name: t('Secondary school', 'মাধ্যমিক বিদ্যালয়'), areas: ['teaching'] },
      tourism: { name: t('Tourism', 'পর্যটন'), areas: ['travel-tourism'] },
      'wedding-events': { name: t('Wedding events', 'বিয়ের অনুষ্ঠান'), areas: ['events'] },
    }) satisfies Record<string, { name: string; areas: readonly PositionArea[] }>,
);

export type PositionId = keyof (typeof positions)['en'];

/** Returns the name of a position. */
export const getPositionName = (id: PositionId, language: Language): string =>
  positions[language][id].name;

/** Returns the areas of a position. */
export const getPositionAreas = (id: PositionId): readonly PositionArea[] => positions.en[id].areas;
