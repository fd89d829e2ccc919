/** The nationalities that a form suggests, the most likely one first. Visitors may type any other. */
export const nationalities = [
  'Bangladeshi',
  'Indian',
  'Nepali',
  'Sri Lankan',
  'Pakistani',
  'Bhutanese',
  'Maldivian',
  'Afghan',
  'Myanmar',
  'Malaysian',
  'Indonesian',
  'Filipino',
  'Chinese',
  'British',
  'American',
] as const;
