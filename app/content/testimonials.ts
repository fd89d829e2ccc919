import type { Testimonial } from './vocabulary/nouns.ts';

/**
 * SAMPLE DATA: what nobody has said yet, under names that nobody has (requirements, "Identity"). The client's six
 * testimonials, each with the rating 5 (requirements 9), take their place here;
 * there may be more.
 */
export const testimonials: Testimonial[] = [
  {
    quote:
      'The hotel gave me real shifts from the first week. I came home with a reference and a plan.',
    name: 'Sample Student 1',
    programme: 'International Internship',
    company: 'Sample Hotels',
    location: 'Greece',
    rating: 5,
    picture: { file: 'portrait-1', description: 'A man with a short beard, in a suit' },
  },
  {
    quote: 'I worked with a team in another time zone and never left my room in Khulna.',
    name: 'Sample Student 2',
    programme: 'Virtual Internship',
    company: 'Sample Studio',
    location: 'Online',
    rating: 5,
    picture: { file: 'portrait-2', description: 'A woman in a red headscarf' },
  },
  {
    quote: 'The pathway year was hard. It was also the reason I could follow the lectures later.',
    name: 'Sample Student 3',
    programme: 'Pathway Program',
    company: 'Sample University',
    location: 'United Kingdom',
    rating: 5,
    picture: { file: 'portrait-3', description: 'A woman with curly hair and pearl earrings' },
  },
  {
    quote: 'Calving season starts at five in the morning. I would do it again.',
    name: 'Sample Student 4',
    programme: 'Agriculture Internship',
    company: 'Sample Farms',
    location: 'Denmark',
    rating: 5,
    picture: { file: 'portrait', description: 'A woman with long black hair and a red scarf' },
  },
  {
    quote: 'They told me which document was missing before the embassy could.',
    name: 'Sample Student 5',
    programme: 'Study Abroad',
    company: 'Sample College',
    location: 'Germany',
    rating: 5,
    picture: { file: 'portrait-5', description: 'A woman with long brown hair' },
  },
  {
    quote: 'Two months on a ward taught me what I want to specialise in.',
    name: 'Sample Student 6',
    programme: 'Medical Internships Abroad',
    company: 'Sample Clinic',
    location: 'Tanzania',
    rating: 5,
    picture: { file: 'portrait-6', description: 'A young man with a rucksack' },
  },
];
