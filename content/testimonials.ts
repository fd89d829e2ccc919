import type { Testimonial } from './types/common.ts';

/**
 * Six invented examples, each with the rating 5 (requirements 9). The client replaces them by its testimonials, in any
 * number.
 */
export const testimonials: Testimonial[] = [
  {
    sample: true,
    quote:
      'Example quote: what the first weeks at the hotel were like, in the student’s own words.',
    name: 'Student name',
    programme: 'International Internship',
    company: 'Hotel partner',
    location: 'Greece',
    rating: 5,
    picture: { file: 'portrait-1', description: 'A man with a short beard, in a suit' },
  },
  {
    sample: true,
    quote: 'Example quote: how it was to work from home with a team in another country.',
    name: 'Student name',
    programme: 'Virtual Internship',
    company: 'Studio partner',
    location: 'Online',
    rating: 5,
    picture: { file: 'portrait-2', description: 'A woman in a red headscarf' },
  },
  {
    sample: true,
    quote: 'Example quote: what was hard about the pathway, and what it made possible.',
    name: 'Student name',
    programme: 'Pathway Program',
    company: 'University partner',
    location: 'United Kingdom',
    rating: 5,
    picture: { file: 'portrait-3', description: 'A woman with curly hair and pearl earrings' },
  },
  {
    sample: true,
    quote: 'Example quote: how a day on the farm begins, and what the student learned.',
    name: 'Student name',
    programme: 'Agriculture Internship',
    company: 'Farm partner',
    location: 'Denmark',
    rating: 5,
    picture: { file: 'portrait', description: 'A woman with long black hair and a red scarf' },
  },
  {
    sample: true,
    quote: 'Example quote: which questions the student had, and how we answered them.',
    name: 'Student name',
    programme: 'Study Abroad',
    company: 'College partner',
    location: 'Germany',
    rating: 5,
    picture: { file: 'portrait-5', description: 'A woman with long brown hair' },
  },
  {
    sample: true,
    quote: 'Example quote: what the weeks at the hospital taught, and what came after.',
    name: 'Student name',
    programme: 'Medical Internships Abroad',
    company: 'Hospital partner',
    location: 'Tanzania',
    rating: 5,
    picture: { file: 'portrait-6', description: 'A young man with a rucksack' },
  },
];
