/** The English texts that the pages of programmes share. */
export const shared = {
  duration: 'Duration',
  where: 'Where',
  actions: {
    apply: 'Apply Now',
    consultation: 'Book Free Consultation',
    schedule: 'Schedule Free Consultation',
    contact: 'Contact Us',
  },
  brochure: {
    lede: 'Read it offline, print it, or show it at home.',
    download: 'Download brochure (PDF)',
    formatSize: (kilobytes: string) => `${kilobytes} kB`,
  },
} as const;
