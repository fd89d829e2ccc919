import { testimonials as bengali } from './bn/testimonials.ts';
import { testimonials as english } from './en/testimonials.ts';
import type { Testimonial } from './types/common.ts';
import type { Decoration } from './types/picture.ts';
import type { Translation } from './types/translation.ts';

/** The rating and the portrait, by the id of the testimonial. */
const records: Record<keyof typeof english, { rating: number; picture: Decoration }> = {
  internship: { rating: 5, picture: { file: 'portrait-1' } },
  virtual: { rating: 5, picture: { file: 'portrait-2' } },
  pathway: { rating: 5, picture: { file: 'portrait-3' } },
  agriculture: { rating: 5, picture: { file: 'portrait' } },
  study: { rating: 5, picture: { file: 'portrait-5' } },
  medical: { rating: 5, picture: { file: 'portrait-6' } },
};

const createTestimonials = (texts: Translation<typeof english>): Testimonial[] =>
  (Object.keys(records) as (keyof typeof records)[]).map((id) => {
    const { rating, picture } = records[id];
    return { ...texts[id], rating, picture: { ...picture, description: texts[id].picture } };
  });

/**
 * Six invented examples, each with the rating 5 (requirements 9). The client replaces them by its testimonials, in any
 * number.
 */
export const testimonials = { en: createTestimonials(english), bn: createTestimonials(bengali) };
