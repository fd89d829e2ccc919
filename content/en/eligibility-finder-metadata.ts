import type { PageMetadata } from '../types/page-metadata.ts';
import { sentence } from './eligibility-finder.ts';

/** Titles and descriptions of "Can I go?". */
export const finderMetadata = {
  answer: {
    title: sentence.form.title,
    description:
      'Tell us your age, studies, English and passport. See where you can go, what you would earn and what is still missing.',
  },
} satisfies Record<string, PageMetadata>;
