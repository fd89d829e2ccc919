/** Invented examples, which the client replaces with its partners. */
export const partners = {
  hotel: { sample: true, name: 'Example hotel partner' },
  university: { sample: true, name: 'Example university partner' },
  farm: { sample: true, name: 'Example farm partner' },
  hospital: { sample: true, name: 'Example hospital partner' },
  airline: { sample: true, name: 'Example airline partner' },
  restaurant: { sample: true, name: 'Example restaurant partner' },
  'language-school': { sample: true, name: 'Example language school partner' },
} as const;
