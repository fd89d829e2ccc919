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
export const positions = {
  biology: { name: 'Biology', areas: [] },
  'breakfast-and-restaurant': { name: 'Breakfast and restaurant', areas: ['food-beverage'] },
  'business-operations': { name: 'Business operations', areas: ['business-finance'] },
  'calves-and-young-stock': { name: 'Calves and young stock', areas: [] },
  'culinary-arts': { name: 'Culinary arts', areas: ['culinary-arts'] },
  'dairy-cattle': { name: 'Dairy cattle', areas: [] },
  'dining-room': { name: 'Dining room', areas: ['food-beverage'] },
  events: { name: 'Events', areas: ['events'] },
  'events-and-leisure': { name: 'Events and leisure', areas: ['events'] },
  finance: { name: 'Finance', areas: ['business-finance'] },
  'food-and-beverage': { name: 'Food and beverage', areas: ['food-beverage'] },
  'front-desk': { name: 'Front desk', areas: ['front-office'] },
  'front-office': { name: 'Front office', areas: ['front-office'] },
  'guest-relations': { name: 'Guest relations', areas: ['front-office'] },
  'guest-services': { name: 'Guest services', areas: ['front-office'] },
  health: { name: 'Health', areas: [] },
  hotel: { name: 'Hotel', areas: ['front-office', 'housekeeping'] },
  'hotel-management': {
    name: 'Hotel management',
    areas: ['front-office', 'housekeeping', 'food-beverage'],
  },
  'hotel-operations': {
    name: 'Hotel operations',
    areas: ['front-office', 'housekeeping', 'food-beverage'],
  },
  'hotel-reception': { name: 'Hotel reception', areas: ['front-office'] },
  housekeeping: { name: 'Housekeeping', areas: ['housekeeping'] },
  kitchen: { name: 'Kitchen', areas: ['culinary-arts'] },
  'kitchen-and-pastry': { name: 'Kitchen and pastry', areas: ['culinary-arts'] },
  'luxury-hotel-operations': {
    name: 'Luxury hotel operations',
    areas: ['front-office', 'housekeeping', 'food-beverage'],
  },
  nursing: { name: 'Nursing', areas: [] },
  pigs: { name: 'Pigs', areas: [] },
  'primary-school': { name: 'Primary school', areas: ['teaching'] },
  reception: { name: 'Reception', areas: ['front-office'] },
  restaurant: { name: 'Restaurant', areas: ['food-beverage'] },
  'restaurant-and-bar': { name: 'Restaurant and bar', areas: ['food-beverage'] },
  'restaurant-service': { name: 'Restaurant service', areas: ['food-beverage'] },
  'sales-and-marketing': { name: 'Sales and marketing', areas: ['sales-marketing'] },
  'secondary-school': { name: 'Secondary school', areas: ['teaching'] },
  tourism: { name: 'Tourism', areas: ['travel-tourism'] },
  'wedding-events': { name: 'Wedding events', areas: ['events'] },
} satisfies Record<string, { name: string; areas: readonly PositionArea[] }>;

export type PositionId = keyof typeof positions;

/** Returns the English name of a position. */
export const getPositionName = (id: PositionId): string => positions[id].name;

/** Returns the areas of a position. */
export const getPositionAreas = (id: PositionId): readonly PositionArea[] => positions[id].areas;
