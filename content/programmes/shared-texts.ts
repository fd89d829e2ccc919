import { inBothLanguages } from '../in-both-languages.ts';

/** The texts that the pages of programmes share. */
export const sharedTexts = inBothLanguages((t) => ({
  duration: t('Duration', 'মেয়াদ'),
  where: t('Where', 'কোথায়'),
  actions: {
    apply: t('Apply Now', 'এখনই আবেদন করুন'),
    applyOnline: t('Apply online', 'অনলাইনে আবেদন করুন'),
    consultation: t('Book Free Consultation', 'বিনা মূল্যে পরামর্শ নিন'),
    schedule: t('Schedule Free Consultation', 'বিনা মূল্যে পরামর্শের সময় নিন'),
    contact: t('Contact Us', 'যোগাযোগ করুন'),
  },
  brochure: {
    lead: t(
      'Read it offline, print it, or show it at home.',
      'ইন্টারনেট ছাড়াই পড়ুন, প্রিন্ট করুন বা বাড়িতে দেখান।',
    ),
    download: t('Download brochure (PDF)', 'ব্রোশিওর (PDF) ডাউনলোড করুন'),
    formatSize: (kilobytes: string) => t(`${kilobytes} kB`, `${kilobytes} কেবি`),
    /** The title of the PDF. */
    documentTitle: (programme: string, site: string) =>
      t(`${programme}: brochure of ${site}`, `${programme}: ব্রোশিওর, ${site}`),
  },
}));
