import { inBothLanguages } from './in-both-languages.ts';
import type { Action } from './types/common.ts';

/** The content of the blog's list, and of posts that load or fail, in each language (requirements 4 and 8). */
export const blog = inBothLanguages((t, format) => ({
  title: t('Events & Updates', 'ইভেন্ট ও খবর'),
  lead: t(
    'Our next events, and guides to applying and to living abroad.',
    'আমাদের সামনের ইভেন্ট, আর আবেদন করা ও বিদেশে থাকা নিয়ে নির্দেশিকা।',
  ),
  /** The meta description of the list. */
  description: t(
    'Guides to events, passports, letters and interviews, and to living abroad.',
    'ইভেন্ট, পাসপোর্ট, চিঠি ও সাক্ষাৎকার নিয়ে নির্দেশিকা, আর বিদেশে নতুন জীবন গুছিয়ে নেওয়ার কথা।',
  ),
  nextEvents: {
    title: t('Next events', 'সামনের ইভেন্ট'),
    none: t('No event is planned at the moment.', 'আপাতত কোনো ইভেন্ট ঠিক হয়নি।'),
    all: { to: '/events', name: t('All events', 'সব ইভেন্ট') } satisfies Action,
  },
  filter: {
    label: t('Filter by category', 'বিষয় অনুযায়ী দেখুন'),
    all: t('All', 'সব'),
    choose: t('Choose a category', 'বিষয় বেছে নিন'),
  },
  list: {
    label: t('Posts', 'লেখা'),
    loadMore: t('Load More', 'আরও দেখুন'),
    loading: t('Loading...', 'লোড হচ্ছে...'),
    shown: (posts: number) =>
      t(
        posts === 1 ? '1 post is shown.' : `${posts} posts are shown.`,
        `${format.digits(posts)}টি লেখা দেখানো হচ্ছে।`,
      ),
    end: t("You've reached the end of the blog posts.", 'ব্লগের সব লেখা দেখা হয়ে গেছে।'),
    failed: t(
      'Failed to fetch blog posts. Please try again later.',
      'ব্লগের লেখাগুলো আনা যায়নি। একটু পরে আবার চেষ্টা করুন।',
    ),
    tryAgain: t('Try Again', 'আবার চেষ্টা করুন'),
    /** Shown in the Bengali edition only, above the posts of a WordPress site that has none in Bengali. */
    inEnglish: t('The posts are in English.', 'লেখাগুলো ইংরেজিতে।'),
    empty: {
      title: t('No posts here yet', 'এখানে এখনো কোনো লেখা নেই'),
      text: t('There is nothing in this category at the moment.', 'এই বিষয়ে আপাতত কিছু নেই।'),
      showAll: t('Show all posts', 'সব লেখা দেখুন'),
    },
    none: {
      title: t('No posts yet', 'এখনো কোনো লেখা নেই'),
      text: t(
        'Our guides will appear here. Until then, please ask us directly.',
        'আমাদের নির্দেশিকাগুলো এখানে আসবে। তার আগে কিছু জানতে চাইলে সরাসরি জিজ্ঞেস করুন।',
      ),
      action: { to: '/contact', name: t('Contact Us', 'যোগাযোগ করুন') } satisfies Action,
    },
  },
  post: {
    loading: t('Loading post...', 'লেখাটি লোড হচ্ছে...'),
    back: t('Back to Blog', 'ব্লগে ফিরে যান'),
    tryAgain: t('Try Again', 'আবার চেষ্টা করুন'),
    notFound: t('Blog post not found', 'লেখাটি পাওয়া যায়নি'),
    failed: t(
      'Failed to load blog post. Please try again later.',
      'লেখাটি লোড করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
    ),
    failureText: t(
      "We couldn't find the blog post you're looking for.",
      'আপনি যে লেখাটি খুঁজছেন, তা পাওয়া যায়নি।',
    ),
    /** The same note as `list.inEnglish`, above a post. */
    inEnglish: t('This post is in English.', 'লেখাটি ইংরেজিতে।'),
  },
}));
