/** The English texts that all posts share. */
export const postTemplate = {
  more: 'More posts',
  adjacentPosts: { label: 'Previous and next post', older: 'Previous', newer: 'Next' },
  share: {
    title: 'Share',
    label: 'Share this post',
    facebook: 'Share on Facebook',
    linkedin: 'Share on LinkedIn',
    whatsapp: 'Share on WhatsApp',
    mail: 'Send by e-mail',
    copy: 'Copy the link',
    copied: 'Link copied',
    notCopied: 'The link could not be copied. Please copy it from the address bar.',
  },
  closing: {
    title: 'Ready for your next step?',
    text: 'Apply online, or talk it through with an advisor first.',
    apply: 'Apply Now',
    consultation: 'Book a Consultation',
  },
  /** Marks a post of the repository until the client has confirmed it. */
  sample: 'Example post',
  /** The time that a post takes to read. */
  readingTime: (minutes: string) => `${minutes} min read`,
} as const;
