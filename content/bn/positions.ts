/** The typical positions of placements, by id. */
export const positions: Record<string, string> = {
  'food-and-beverage': 'ফুড অ্যান্ড বেভারেজ',
  'front-office': 'ফ্রন্ট অফিস',
  hotel: 'হোটেল',
  kitchen: 'রান্নাঘর',
  restaurant: 'রেস্তোরাঁ',
};
