/** The names of the partners. */
export const partners = {
  hotel: { sample: true, name: 'Hotel partner' },
  university: { sample: true, name: 'University partner' },
  farm: { sample: true, name: 'Farm partner' },
  hospital: { sample: true, name: 'Hospital partner' },
  airline: { sample: true, name: 'Airline partner' },
  restaurant: { sample: true, name: 'Restaurant partner' },
  'language-school': { sample: true, name: 'Language school partner' },
} as const;
