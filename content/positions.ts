/** The typical positions of placements, by id. Countries list the ids, so the words stand here only. */
export const positions = {
  biology: { name: 'Biology' },
  'breakfast-and-restaurant': { name: 'Breakfast and restaurant' },
  'business-operations': { name: 'Business operations' },
  'calves-and-young-stock': { name: 'Calves and young stock' },
  'culinary-arts': { name: 'Culinary arts' },
  'dairy-cattle': { name: 'Dairy cattle' },
  'dining-room': { name: 'Dining room' },
  events: { name: 'Events' },
  'events-and-leisure': { name: 'Events and leisure' },
  finance: { name: 'Finance' },
  'food-and-beverage': { name: 'Food and beverage' },
  'front-desk': { name: 'Front desk' },
  'front-office': { name: 'Front office' },
  'guest-relations': { name: 'Guest relations' },
  'guest-services': { name: 'Guest services' },
  health: { name: 'Health' },
  hotel: { name: 'Hotel' },
  'hotel-management': { name: 'Hotel management' },
  'hotel-operations': { name: 'Hotel operations' },
  'hotel-reception': { name: 'Hotel reception' },
  housekeeping: { name: 'Housekeeping' },
  kitchen: { name: 'Kitchen' },
  'kitchen-and-pastry': { name: 'Kitchen and pastry' },
  'luxury-hotel-operations': { name: 'Luxury hotel operations' },
  nursing: { name: 'Nursing' },
  pigs: { name: 'Pigs' },
  'primary-school': { name: 'Primary school' },
  reception: { name: 'Reception' },
  restaurant: { name: 'Restaurant' },
  'restaurant-and-bar': { name: 'Restaurant and bar' },
  'restaurant-service': { name: 'Restaurant service' },
  'sales-and-marketing': { name: 'Sales and marketing' },
  'secondary-school': { name: 'Secondary school' },
  tourism: { name: 'Tourism' },
  'wedding-events': { name: 'Wedding events' },
} satisfies Record<string, { name: string }>;

export type PositionId = keyof typeof positions;

/** Returns the English name of a position. */
export const getPositionName = (id: PositionId): string => positions[id].name;
