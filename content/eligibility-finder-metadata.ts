import type { PageMetadata } from './types/page-metadata.ts';

/** By view. In a file of their own, since the overview at the same address brings these into the browser too. */
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
    description: 'Which documents, in which order, and when to start so that you can leave.',
  },
} satisfies Record<string, PageMetadata>;
