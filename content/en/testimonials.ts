/** Six invented examples (requirements 9). The client replaces them with its testimonials, in any number. */
export const testimonials = {
  hotel: {
    sample: true,
    quote:
      'Example quote: what the first weeks at the hotel were like, in the student’s own words.',
    name: 'Student name',
    company: 'Hotel partner',
    location: 'Greece',
    picture: 'A man with a short beard, in a suit',
  },
  studio: {
    sample: true,
    quote: 'Example quote: how it was to work from home with a team in another country.',
    name: 'Student name',
    company: 'Studio partner',
    location: 'Online',
    picture: 'A woman in a red headscarf',
  },
  university: {
    sample: true,
    quote: 'Example quote: what was hard about the pathway, and what it made possible.',
    name: 'Student name',
    company: 'University partner',
    location: 'United Kingdom',
    picture: 'A woman with curly hair and pearl earrings',
  },
  farm: {
    sample: true,
    quote: 'Example quote: how a day on the farm begins, and what the student learned.',
    name: 'Student name',
    company: 'Farm partner',
    location: 'Denmark',
    picture: 'A woman with long black hair and a red scarf',
  },
  college: {
    sample: true,
    quote: 'Example quote: which questions the student had, and how we answered them.',
    name: 'Student name',
    company: 'College partner',
    location: 'Germany',
    picture: 'A woman with long brown hair',
  },
  hospital: {
    sample: true,
    quote: 'Example quote: what the weeks at the hospital taught, and what came after.',
    name: 'Student name',
    company: 'Hospital partner',
    location: 'Tanzania',
    picture: 'A young man with a rucksack',
  },
} as const;
