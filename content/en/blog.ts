/** The English texts of the blog's list, and of posts that load or fail (requirements 4 and 8). */
export const blog = {
  title: 'Events & Updates',
  lead: 'Our next events, and guides to applying and to living abroad.',
  /** The meta description of the list. */
  description: 'Guides to events, passports, letters and interviews, and to living abroad.',
  nextEvents: {
    title: 'Next events',
    none: 'No event is planned at the moment.',
    all: 'All events',
  },
  filter: {
    label: 'Filter by category',
    all: 'All',
    choose: 'Choose a category',
  },
  list: {
    label: 'Posts',
    loadMore: 'Load More',
    loading: 'Loading...',
    shown: (posts: number) => (posts === 1 ? '1 post is shown.' : `${posts} posts are shown.`),
    end: "You've reached the end of the blog posts.",
    failed: 'Failed to fetch blog posts. Please try again later.',
    tryAgain: 'Try Again',
    /** Shown in the Bengali edition only, above the posts of a WordPress site that has none in Bengali. */
    inEnglish: 'The posts are in English.',
    empty: {
      title: 'No posts here yet',
      text: 'There is nothing in this category at the moment.',
      showAll: 'Show all posts',
    },
    none: {
      title: 'No posts yet',
      text: 'Our guides will appear here. Until then, please ask us directly.',
      contact: 'Contact Us',
    },
  },
  post: {
    loading: 'Loading post...',
    back: 'Back to Blog',
    tryAgain: 'Try Again',
    notFound: 'Blog post not found',
    failed: 'Failed to load blog post. Please try again later.',
    failureText: "We couldn't find the blog post you're looking for.",
    /** The same note as `list.inEnglish`, above a post. */
    inEnglish: 'This post is in English.',
  },
} as const;
