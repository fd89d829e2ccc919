/** Of the answer's page. In a file of its own, since the overview at the same address brings this into the browser too. */
export const answerMetadata = {
  title: 'Can I go?',
  description:
    'Say what you have. See where you can go, what you would earn and what is still missing.',
};
