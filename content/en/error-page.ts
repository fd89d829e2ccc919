/** The texts for a page that doesn't exist (requirements 2), and for a page that failed. */
export const errorPage = {
  notFound: {
    documentTitle: 'Page not found',
    number: '404',
    title: 'Oops! Page not found',
    lead: 'This page does not exist, or it has moved.',
  },
  failed: {
    documentTitle: 'Something went wrong',
    number: '500',
    title: 'This page could not be shown',
    lead: 'Something failed on our side. Please try again in a moment.',
  },
  action: 'Return to Home',
} as const;
