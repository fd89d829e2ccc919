import { countryTemplate as english } from '../destinations/template.ts';

/** The texts that all country pages share. Links come from the English template. */
export const countryTemplate: typeof english = {
  hero: {
    trail: english.hero.trail.map((link) => ({ ...link, name: 'গন্তব্য দেশ' })),
    apply: 'এখনই আবেদন করুন',
    consultation: 'বিনা মূল্যে পরামর্শ নিন',
    others: { ...english.hero.others, name: 'অন্য দেশ দেখুন' },
  },
  facts: { title: 'মূল তথ্য', stay: 'মেয়াদ', usualStay: 'সাধারণ মেয়াদ', age: 'বয়স' },
  answer: {
    back: 'আপনার উত্তর',
    facts: {
      age: 'বয়স',
      studies: 'পড়াশোনা',
      field: 'বিষয়',
      experience: 'কাজের অভিজ্ঞতা',
      english: 'ইংরেজি',
      passport: 'পাসপোর্ট',
    },
    now: (facts) => (facts ? `আবেদন করতে পারেন: ${facts} মেলে।` : 'আবেদন করতে পারেন।'),
    couldFit: 'মিলতে পারে।',
    almost: 'অল্প বাকি।',
    notYet: 'এখনো নয়।',
  },
  visaAuthority: 'ওই দেশের দূতাবাস বা ইমিগ্রেশন অফিসের',
  overview: { title: 'এক নজরে' },
  placements: {
    title: 'যেসব প্রোগ্রাম আছে',
    facts: {
      stipend: 'ভাতা',
      duration: 'মেয়াদ',
      positions: 'সাধারণত যেসব পদ',
      location: 'স্থান',
      hours: 'কাজের সময়',
    },
    apply: {
      internship: 'এই ইন্টার্নশিপে আবেদন করুন',
      placement: 'এই সুযোগে আবেদন করুন',
    },
    askUs: 'আমাদের জিজ্ঞেস করুন',
    per: { month: 'প্রতি মাসে', year: 'প্রতি বছর' },
  },
  eligibility: { title: 'যোগ্যতা' },
  documents: {
    title: 'যেসব কাগজপত্র লাগবে',
    visa: 'ভিসার সিদ্ধান্ত ওই দেশের দূতাবাস বা ইমিগ্রেশন অফিসের। ভিসা হবেই, এমন কথা কেউ দিতে পারে না। কী কী লাগবে, আপনি কিছু বুক করার আগেই আমরা জানাব। কাজ করতে টুরিস্ট ভিসায় যাবেন না।',
    groups: {
      required: 'সবার জন্য',
      programSpecific: 'প্রোগ্রাম অনুযায়ী',
      visa: 'ভিসার কাগজপত্র',
    },
  },
  inclusions: {
    benefits: 'প্রোগ্রামের সুবিধা',
    tabs: 'যা থাকছে আর যা থাকছে না',
    included: 'যা থাকছে',
    notIncluded: 'যা থাকছে না',
  },
  closing: {
    apply: 'এখনই আবেদন করুন',
    advisor: 'পরামর্শকের সঙ্গে কথা বলুন',
    more: { ...english.closing.more, name: 'আরও দেশ দেখুন' },
  },
};

/** Creates the title of a country's page in search results. */
export const formatCountryTitle = (name: string) => `${name}: প্রোগ্রাম ও কাগজপত্র`;

/** The link to "Can I go?" with a country: `place` is its name with the ending for "in". */
export const formatFinderLinkName = (place: string) => `আমি কি ${place} যেতে পারব?`;
