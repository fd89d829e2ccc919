import { inBothLanguages } from './in-both-languages.ts';
import type { Stipend } from './types/stipend.ts';

/** The texts of the sheet for the family, in each language. */
export const opportunitySheet = inBothLanguages((t) => ({
  draft: true,
  /** The name of the page, and of the links to it. */
  name: t('One page for your family', 'পরিবারের জন্য এক পাতা'),
  title: (offer: string) => t(`${offer}: one page for your family`, `${offer}: পরিবারের জন্য এক পাতা`),
  description: (offer: string) =>
    t(
      `${offer} on one page, to read with your family: how long it takes, what it pays, who may apply, who pays for what, which documents, and who decides.`,
      `${offer}, এক পাতায়, পরিবারের সবাই মিলে পড়ার জন্য: কত দিন লাগে, কত ভাতা, কারা আবেদন করতে পারবেন, কোন খরচ কার, কী কী কাগজপত্র, আর সিদ্ধান্ত কার।`,
    ),
  tools: { whatsApp: t('Send on WhatsApp', 'WhatsApp-এ পাঠান'), print: t('Print', 'প্রিন্ট') },
  facts: {
    duration: t('How long', 'মেয়াদ'),
    stipend: t('What it pays', 'ভাতা'),
    salary: t('What it pays', 'বেতন'),
    places: t('Where', 'কোথায়'),
    hours: t('Working hours', 'কাজের সময়'),
  },
  /** The line below a stipend, with its worth in taka a month. */
  stipendNote: {
    month: (taka: string) => t(`a month, about ${taka}`, `প্রতি মাসে, প্রায় ${taka}`),
    year: (taka: string) => t(`a year, about ${taka} a month`, `প্রতি বছর, মাসে প্রায় ${taka}`),
  } satisfies Record<Stipend['per'], (taka: string) => string>,
  orMore: (amount: string) => t(`${amount} or more`, `${amount} বা তার বেশি`),
  /** Shown as the stipend if it is paid, but its amount isn't published. */
  askUs: t('Ask us', 'আমাদের জিজ্ঞেস করুন'),
  conditions: {
    title: t('Who may apply', 'কারা আবেদন করতে পারবেন'),
    /** For an offer without a condition. */
    none: t('No condition is named.', 'কোনো শর্তের কথা লেখা নেই।'),
    /** Added to the passport. `years` is a number in figures. */
    documents: (years: string) =>
      t(
        `(the list of documents asks for ${years} years)`,
        `(কাগজপত্রের তালিকায় চাওয়া হয়েছে ${years} বছর)`,
      ),
  },
  documents: {
    title: t('Documents', 'কাগজপত্র'),
    /** For a document of which it isn't known who applies for it. */
    askWhoApplies: (document: string) =>
      t(
        `${document} (ask us who applies for it)`,
        `${document} (আবেদন কে করবেন, আমাদের জিজ্ঞেস করুন)`,
      ),
    /** For a document that is written in the form. */
    inForm: (document: string) =>
      t(`${document} (you write it in the form)`, `${document} (ফরমেই লিখবেন)`),
  },
  decision: {
    title: t('Who decides', 'সিদ্ধান্ত কার'),
    host: t(
      'The host decides whom to take.',
      'কাজে কাকে নেওয়া হবে, তা ঠিক করে বিদেশের সেই প্রতিষ্ঠান (হোস্ট)।',
    ),
    institution: t(
      'The institution abroad decides whether there is a place.',
      'ভর্তির সুযোগ হবে কি না, তা ঠিক করে বিদেশের শিক্ষাপ্রতিষ্ঠান।',
    ),
    /** For programmes in Bangladesh. */
    atHome: t(
      'A person at our office reads your form and answers. No visa is needed.',
      'আমাদের একজন কর্মী ফরমটি পড়ে উত্তর দেন। কোনো ভিসা লাগে না।',
    ),
    visa: (authority: string) =>
      t(
        `${authority} decides about the visa. We do not decide, and nobody can promise the result.`,
        `ভিসার সিদ্ধান্ত ${authority}। আমাদের নয়, আর ভিসা হবেই, এমন কথা কেউ দিতে পারে না।`,
      ),
  },
  neverAsked: {
    draft: true,
    title: t('What we never ask for', 'আমরা কখনো যা চাই না'),
    items: [
      t('Money for the promise of a visa.', 'ভিসা পাইয়ে দেওয়ার কথা বলে টাকা।'),
      t(
        'Your passport to keep. You show it to us, and take it home again.',
        'নিজেদের কাছে রেখে দেওয়ার জন্য পাসপোর্ট। আপনি দেখাবেন, আবার সঙ্গে নিয়ে যাবেন।',
      ),
    ],
  },
  call: {
    title: t('Whom to call, and when', 'কাকে ফোন করবেন, কখন'),
    lead: t('Parents are welcome to call or to come.', 'অভিভাবকেরাও ফোন করতে বা আসতে পারেন।'),
    /** In the message that goes with the address. */
    message: (name: string, phone: string) =>
      t(`Whom to call: ${name}, ${phone}`, `ফোন করুন: ${name}, ${phone}`),
  },
  genuine: {
    title: t('Is this offer really ours?', 'অফারটি আসলেই আমাদের কি না'),
    /** @param page the title of the offer's page: 'Germany', 'Study Abroad' */
    /** Without the name of a page: for /families, which is about every offer. */
    anyOffer: (address: string) =>
      t(
        `Type ${address} into a browser yourself, and open the page of the offer there: it must say the same.`,
        `নিজে ব্রাউজারে ${address} লিখুন, তারপর অফারটির পাতা খুলুন: সেখানেও একই কথা লেখা থাকতে হবে।`,
      ),
    website: (address: string, page: string) =>
      t(
        `Type ${address} into a browser yourself, and open “${page}” there: it must say the same.`,
        `নিজে ব্রাউজারে ${address} লিখুন, তারপর “${page}” পাতাটি খুলুন: সেখানেও একই কথা লেখা থাকতে হবে।`,
      ),
    phone: (phone: string) =>
      t(
        `Call ${phone} and ask for the person who made the offer.`,
        `${phone} নম্বরে ফোন করুন। যিনি অফারটি দিয়েছেন, তাঁকে চেয়ে নিন।`,
      ),
  },
  /** Below the QR code. */
  code: t('This page on a phone', 'পাতাটি ফোনে খুলুন'),
  asOf: (date: string) => t(`As on our website on ${date}.`, `${date} তারিখের তথ্য।`),
  next: { apply: t('Apply', 'আবেদন করুন'), ask: t('Ask us', 'আমাদের জিজ্ঞেস করুন') },
}));
