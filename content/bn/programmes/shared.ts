import type { shared as english } from '../../en/programmes/shared.ts';
import type { Translation } from '../../types/translation.ts';

export const shared = {
  duration: 'মেয়াদ',
  where: 'কোথায়',
  actions: {
    apply: 'এখনই আবেদন করুন',
    applyOnline: 'অনলাইনে আবেদন করুন',
    consultation: 'বিনা মূল্যে পরামর্শ নিন',
    schedule: 'বিনা মূল্যে পরামর্শের সময় নিন',
    contact: 'যোগাযোগ করুন',
  },
  brochure: {
    lede: 'ইন্টারনেট ছাড়াই পড়ুন, প্রিন্ট করুন বা বাড়িতে দেখান।',
    download: 'ব্রোশিওর (PDF) ডাউনলোড করুন',
    formatSize: (kilobytes) => `${kilobytes} কেবি`,
    documentTitle: (programme, site) => `${programme}: ব্রোশিওর, ${site}`,
  },
} satisfies Translation<typeof english>;
