/**
 * The words of the blog's list and posts (SPEC sections 4 and 8). The components import them: what they
 * say while loading or after a failure has to be in the browser already.
 */
export const blog = {
  title: 'Events & Updates',
  lede: 'Event notes, application guides and news from our programmes.',
  filter: {
    label: 'Filter by category',
    all: 'All',
    loading: 'Loading categories...',
  },
  list: {
    label: 'Posts',
    loadMore: 'Load More',
    loading: 'Loading...',
    shown: (posts: number) => (posts === 1 ? '1 post is shown.' : `${posts} posts are shown.`),
    end: "You've reached the end of the blog posts.",
    failed: 'Failed to fetch blog posts. Please try again later.',
    tryAgain: 'Try Again',
    empty: {
      title: 'No posts here yet',
      text: 'There is nothing in this category at the moment.',
      showAll: 'Show all posts',
    },
    none: {
      title: 'No posts yet',
      text: 'Event notes and guides will appear here. Until then, please ask us directly.',
      contact: 'Contact Us',
    },
  },
  post: {
    loading: 'Loading post...',
    minutes: (count: number) => `${count} min read`,
    back: 'Back to Blog',
    tryAgain: 'Try Again',
    notFound: 'Blog post not found',
    failed: 'Failed to load blog post. Please try again later.',
    failureText: "We couldn't find the blog post you're looking for.",
    more: 'More posts',
  },
  share: {
    title: 'Share',
    label: 'Share this post',
    on: (name: string) => `Share on ${name}`,
    mail: 'Send by e-mail',
    copy: 'Copy the link',
    copied: 'Link copied',
    notCopied: 'The link could not be copied. Please copy it from the address bar.',
  },
  closing: {
    title: 'Ready for your next step?',
    text: 'Apply online, or talk it through with an advisor first.',
    apply: { to: '/apply', name: 'Apply Now' },
    consultation: { to: '/contact', name: 'Book a Consultation' },
  },
} as const;
