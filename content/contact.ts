import { contactFormId } from './contact-path.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { officeHours } from './office-hours.ts';
import { site } from './site.ts';
import type { Action } from './types/common.ts';
import type { Picture } from './types/picture.ts';

const isOpenOn = (day: number) => officeHours.days.some((openDay) => openDay === day);

/** The content of /contact in each language. */
export const contact = inBothLanguages((t, _, language) => {
  const organisation = site[language];
  return {
    title: t('Contact us', 'যোগাযোগ'),
    lead: t(
      'Call, write or walk in. Ask about a programme, a country or a document.',
      'ফোন করুন, লিখুন বা অফিসে চলে আসুন। প্রোগ্রাম, দেশ বা কাগজপত্র নিয়ে যা জানতে চান, জিজ্ঞেস করুন।',
    ),
    picture: {
      file: 'scene-office',
      description: t(
        'A street with our office in its middle: Dhaka with a rickshaw at one end, a British terrace with a telephone box at the other',
        'একটি রাস্তা, মাঝামাঝি আমাদের অফিস: এক মাথায় ঢাকা আর একটি রিকশা, অন্য মাথায় ব্রিটেনের সারি সারি বাড়ি আর টেলিফোন বুথ',
      ),
    } satisfies Picture,
    offices: organisation.offices,
    email: organisation.email,
    hours: {
      title: t('Office hours', 'অফিসের সময়'),
      lead: t(
        `${organisation.officeHours.open}. ${organisation.officeHours.closed}.`,
        `${organisation.officeHours.open}। ${organisation.officeHours.closed}।`,
      ),
      week: [
        t('Sun', 'রবি'),
        t('Mon', 'সোম'),
        t('Tue', 'মঙ্গল'),
        t('Wed', 'বুধ'),
        t('Thu', 'বৃহ'),
        t('Fri', 'শুক্র'),
        t('Sat', 'শনি'),
      ].map((day, index) => ({ day, open: isOpenOn(index) })),
    },
    message: {
      title: t('Send us a message', 'আমাদের বার্তা পাঠান'),
      lead: t(
        'Tell us your programme or country if you have one in mind. If not, say what you study or do now.',
        'কোনো প্রোগ্রাম বা দেশের কথা ভেবে থাকলে তা লিখুন। না ভেবে থাকলে লিখুন, এখন কী পড়ছেন বা কী করছেন।',
      ),
      /** The link to the application form, if one takes the country or programme that the message is about. */
      application: t('Or fill in the application form', 'অথবা আবেদন ফরম পূরণ করুন'),
      id: contactFormId,
    },
    map: { label: t('Map', 'মানচিত্র') },
    closing: {
      title: t('Not sure which programme fits?', 'কোন প্রোগ্রাম আপনার জন্য, ঠিক করতে পারছেন না?'),
      action: {
        to: '/global-programs',
        name: t('Explore Global Programs', 'গ্লোবাল প্রোগ্রাম দেখুন'),
      } satisfies Action,
    },
  };
});

/** The texts of the contact form about a topic, in each language. */
export const contactTopicTexts = inBothLanguages((t) => ({
  /** @param names the topics in words: 'Germany and Malta' */
  heading: (names: string) => t(`About: ${names}`, `বিষয়: ${names}`),
  /** The first line of the message, for what a button asks us for (`ContactIntent`). It replaces the heading there. */
  intents: {
    apply: (names: string) =>
      t(`I would like to apply for ${names}.`, `আমি আবেদন করতে চাই: ${names}।`),
    consultation: (names: string) =>
      t(`I would like a free consultation about ${names}.`, `আমি ${names} নিয়ে বিনা মূল্যে পরামর্শ চাই।`),
  },
  /** The link in the hero that leads to the form. */
  invitation: (names: string) => t(`Write to us about ${names}`, `${names} নিয়ে আমাদের লিখুন`),
  /** A placement's name has no comma, since it may be in a list. */
  placement: (country: string, name: string) => `${country} (${name})`,
}));
