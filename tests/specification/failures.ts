import type { Expectation } from './expectation.ts';

/** Pages that are not there. What a page says when a service fails: tests/e2e/blog-service.e2e.ts. */
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
