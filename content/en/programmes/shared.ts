/** The English texts that the pages of programmes share. */
export const shared = {
  duration: 'Duration',
  where: 'Where',
  actions: {
    apply: 'Apply Now',
    applyOnline: 'Apply online',
    consultation: 'Book Free Consultation',
    schedule: 'Schedule Free Consultation',
    contact: 'Contact Us',
  },
  brochure: {
    lede: 'Read it offline, print it, or show it at home.',
    download: 'Download brochure (PDF)',
    formatSize: (kilobytes: string) => `${kilobytes} kB`,
    /** The title of the PDF. */
    documentTitle: (programme: string, site: string) => `${programme}: brochure of ${site}`,
  },
} as const;
