import type { PageMetadata } from '#app/page-metadata.ts';

/** By view. In a file of their own, since the overview at the same address brings these into the browser too. */
export const answerMetadata = {
  answer: {
    title: 'Can I go?',
    description:
      'Say what you have. See where you can go, what you would earn and what is still missing.',
  },
  compare: {
    title: 'Compare',
    description: 'Up to three ways to go, side by side: what differs is marked.',
  },
  plan: {
    title: 'Your plan',
    description: 'Which documents, in which order, and when to start so that you can leave.',
  },
} satisfies Record<string, PageMetadata>;
