import type { Expectation } from './expectation.ts';

/** Pages that don't exist. tests/e2e/blog-failures.e2e.ts tests the messages for a failing content service. */
export const notFound: Expectation[] = [
  {
    page: '/nope',
    source: 'requirements 2',
    says: ['404', 'Oops! Page not found'],
    links: [['Return to Home', '/']],
  },
  {
    page: '/blog/nope',
    source: 'requirements 8',
    says: ['Blog post not found', "We couldn't find the blog post you're looking for."],
    links: [['Back to Blog', '/blog']],
  },
];
