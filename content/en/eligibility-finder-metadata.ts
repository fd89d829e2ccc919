import type { PageMetadata } from '../types/page-metadata.ts';

/** Titles and descriptions of "Can I go?", by view. */
export const finderMetadata = {
  answer: {
    title: 'Can I go?',
    description:
      'Tell us your age, studies, English and passport. See where you can go, what you would earn and what is still missing.',
  },
  compare: {
    title: 'Compare',
    description: 'Up to three options side by side, with the differences marked.',
  },
  plan: {
    title: 'Your plan',
    /** @param name 'Germany, Internship' */
    of: (name: string) => `Your plan: ${name}`,
    description: 'Which documents, in which order, and when to start so that you can leave.',
  },
} satisfies Record<string, PageMetadata & Partial<Record<'of', (name: string) => string>>>;
