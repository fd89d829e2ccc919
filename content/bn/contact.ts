import type { contact as english, contactTopicTexts as englishTopicTexts } from '../en/contact.ts';
import type { Translation } from '../types/translation.ts';

/** The texts of /bn/contact. */
export const contact = {
  title: 'যোগাযোগ',
  lede: 'ফোন করুন, লিখুন বা অফিসে চলে আসুন। প্রোগ্রাম, দেশ বা কাগজপত্র নিয়ে যা জানতে চান, জিজ্ঞেস করুন।',
  picture:
    'একটি রাস্তা, মাঝামাঝি আমাদের অফিস: এক মাথায় ঢাকা আর একটি রিকশা, অন্য মাথায় ব্রিটেনের সারি সারি বাড়ি আর টেলিফোন বুথ',
  hours: {
    title: 'অফিসের সময়',
    lede: (open: string, closed: string) => `${open}। ${closed}।`,
    week: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহ', 'শুক্র', 'শনি'],
  },
  message: {
    title: 'আমাদের বার্তা পাঠান',
    lede: 'কোনো প্রোগ্রাম বা দেশের কথা ভেবে থাকলে তা লিখুন। না ভেবে থাকলে লিখুন, এখন কী পড়ছেন বা কী করছেন।',
    application: 'অথবা আবেদন ফরম পূরণ করুন',
  },
  map: 'মানচিত্র',
  closing: {
    title: 'কোন প্রোগ্রাম আপনার জন্য, ঠিক করতে পারছেন না?',
    action: 'গ্লোবাল প্রোগ্রাম দেখুন',
  },
} satisfies Translation<typeof english>;

/** The texts of the contact form about a topic. */
export const contactTopicTexts = {
  heading: (names: string) => `বিষয়: ${names}`,
  intents: {
    apply: (names: string) => `আমি আবেদন করতে চাই: ${names}।`,
    consultation: (names: string) => `আমি ${names} নিয়ে বিনা মূল্যে পরামর্শ চাই।`,
  },
  invitation: (names: string) => `${names} নিয়ে আমাদের লিখুন`,
  placement: (country: string, name: string) => `${country} (${name})`,
} satisfies Translation<typeof englishTopicTexts>;
