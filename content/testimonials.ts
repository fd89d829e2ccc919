import { testimonials as bengali } from './bn/testimonials.ts';
import { testimonials as english } from './en/testimonials.ts';
import type { Language } from './language.ts';
import { getProgrammeName } from './names.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';
import type { Testimonial } from './types/common.ts';
import type { Picture } from './types/picture.ts';

/** The properties of the testimonials that don't depend on the language, in the page's order. The rating is out of 5. */
const records = {
  hotel: { programme: 'international-internship', rating: 5, file: 'portrait-1' },
  studio: { programme: 'virtual-internship', rating: 5, file: 'portrait-2' },
  university: { programme: 'pathway-program', rating: 5, file: 'portrait-3' },
  farm: { programme: 'agriculture-internship', rating: 5, file: 'portrait' },
  college: { programme: 'study-abroad', rating: 5, file: 'portrait-5' },
  hospital: { programme: 'medical-internships', rating: 5, file: 'portrait-6' },
} satisfies Record<
  keyof typeof english,
  { programme: ProgrammeSlug; rating: number; file: Picture['file'] }
>;

function createTestimonials(language: Language): Testimonial[] {
  const texts = { en: english, bn: bengali }[language];
  const ids = Object.keys(records) as (keyof typeof records)[];
  return ids.map((id) => {
    const { programme, rating, file } = records[id];
    const { picture, ...text } = texts[id];
    return {
      ...text,
      programme: getProgrammeName(programme, language),
      rating,
      picture: { file, description: picture },
    };
  });
}

/** The testimonials in each language. */
export const testimonials: Record<Language, Testimonial[]> = {
  en: createTestimonials('en'),
  bn: createTestimonials('bn'),
};
