import { blog } from './blog.ts';
import { finderLink } from './navigation.ts';
import type { Action } from './types/common.ts';

/** The texts that all posts share. */
export const postTemplate = {
  back: { to: '/blog', name: blog.title } satisfies Action,
  more: 'More posts',
  adjacentPosts: { label: 'Previous and next post', older: 'Previous', newer: 'Next' },
  share: {
    title: 'Share',
    label: 'Share this post',
    on: 'Share on',
    mail: 'Send by e-mail',
    copy: 'Copy the link',
    copied: 'Link copied',
    notCopied: 'The link could not be copied. Please copy it from the address bar.',
  },
  closing: {
    title: 'Ready for your next step?',
    text: 'Apply online, or talk it through with an advisor first.',
    actions: [
      { to: '/apply', name: 'Apply Now' },
      { to: '/contact', name: 'Book a Consultation' },
    ] satisfies [Action, Action],
    finder: finderLink.en,
  },
};

/** Formats the time that a post takes to read. */
export const formatReadingTime = (minutes: number) => `${minutes} min read`;
