import type { FactName } from '../eligibility/profile.ts';
import { createFinderLink } from '../finder-links.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import type { Country, CountryDocuments } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';
import type { DestinationSlug } from './destinations.ts';

/** The texts that all country pages share (requirements 2, "Country template"). */
export const countryPage = inBothLanguages((t) => {
  /** Who decides about a visa, in words that hold for every country. They state nothing about a certain embassy. */
  const visaAuthority = t(
    'The country’s embassy or immigration office',
    'ওই দেশের দূতাবাস বা ইমিগ্রেশন অফিসের',
  );
  return {
    /** Creates the link to "Can I go?", with the country filled in. */
    createFinderLink: (slug: DestinationSlug, { goingTo }: Pick<Country, 'goingTo'>) =>
      createFinderLink(t(`Can I go ${goingTo}?`, `আমি কি ${goingTo} যেতে পারব?`), `where=${slug}`),
    /** Creates the title of a country's page in search results. */
    formatTitle: (name: string) =>
      t(`${name}: programmes and documents`, `${name}: প্রোগ্রাম ও কাগজপত্র`),
    hero: {
      trail: [{ to: '/destinations', name: t('Destinations', 'গন্তব্য দেশ') }],
      apply: t('Apply Now', 'এখনই আবেদন করুন'),
      consultation: t('Book Free Consultation', 'বিনা মূল্যে পরামর্শ নিন'),
      others: { to: '/destinations', name: t('View Other Destinations', 'অন্য দেশ দেখুন') },
    },
    /** The row of facts: the labels of the length and the age. */
    facts: {
      title: t('Key facts', 'মূল তথ্য'),
      stay: t('Length', 'মেয়াদ'),
      usualStay: t('Typical length', 'সাধারণ মেয়াদ'),
      age: t('Age', 'বয়স'),
      /** @param age in figures, of an offer without an upper limit */
      orOver: (age: string) => t(`${age} or over`, `${age} বা তার বেশি`),
    },
    /** The answer of "Can I go?" for the sentence in the address. */
    answer: {
      /** The link back to the answer, in the breadcrumb. */
      back: t('Your answer', 'আপনার উত্তর'),
      facts: {
        age: t('age', 'বয়স'),
        studies: t('studies', 'পড়াশোনা'),
        field: t('field', 'বিষয়'),
        experience: t('work experience', 'কাজের অভিজ্ঞতা'),
        english: t('English', 'ইংরেজি'),
        passport: t('passport', 'পাসপোর্ট'),
      } satisfies Record<FactName, string>,
      /** @param facts 'age, studies, English and passport'; empty if the offer has no rules */
      now: (facts: string) =>
        facts
          ? t(`You can apply: ${facts} fit.`, `আবেদন করতে পারেন: ${facts} মেলে।`)
          : t('You can apply.', 'আবেদন করতে পারেন।'),
      couldFit: t('It could fit.', 'মিলতে পারে।'),
      almost: t('Almost.', 'অল্প বাকি।'),
      notYet: t('Not yet.', 'এখনো নয়।'),
    },
    /** For the sheet, which says who decides. */
    visaAuthority,
    overview: { title: t('Overview', 'এক নজরে') },
    placements: {
      title: t('Available Programs', 'যেসব প্রোগ্রাম আছে'),
      facts: {
        stipend: t('Stipend', 'ভাতা'),
        salary: t('Stipend', 'বেতন'),
        duration: t('Duration', 'মেয়াদ'),
        positions: t('Typical positions', 'সাধারণত যেসব কাজ'),
        location: t('Location', 'স্থান'),
        hours: t('Hours', 'কাজের সময়'),
      },
      apply: {
        internship: t('Apply for this internship', 'এই ইন্টার্নশিপে আবেদন করুন'),
        placement: t('Apply for this placement', 'এই সুযোগে আবেদন করুন'),
      },
      /** Shown as the stipend when the placement publishes none. */
      askUs: t('Ask us', 'আমাদের জিজ্ঞেস করুন'),
      per: {
        month: t('per month', 'প্রতি মাসে'),
        year: t('per year', 'প্রতি বছর'),
      } satisfies Record<Stipend['per'], string>,
    },
    eligibility: { title: t('Eligibility', 'যোগ্যতা') },
    documents: {
      title: t('Required Documents', 'যেসব কাগজপত্র লাগবে'),
      /** Holds for every country, so no country's own text repeats it. */
      visa: t(
        `${visaAuthority} decides about your visa, and nobody can promise it. We tell you what it asks before you book anything. Do not travel on a tourist visa to work.`,
        `ভিসার সিদ্ধান্ত ${visaAuthority}। ভিসা হবেই, এমন কথা কেউ দিতে পারে না। কী কী লাগবে, কিছু বুক করার আগেই জানিয়ে দেব। কাজ করতে টুরিস্ট ভিসায় যাবেন না।`,
      ),
      groups: {
        required: t('Required for All', 'সবার জন্য'),
        programSpecific: t('Program-Specific', 'প্রোগ্রাম অনুযায়ী'),
        visa: t('Visa Documents', 'ভিসার কাগজপত্র'),
      } satisfies Record<keyof CountryDocuments, string>,
    },
    inclusions: {
      benefits: t('Program Benefits', 'প্রোগ্রামের সুবিধা'),
      /** The accessible name of the group of two tabs. */
      tabs: t('Included and not included', 'যা থাকছে আর যা থাকছে না'),
      included: t("What's Included", 'যা থাকছে'),
      notIncluded: t('Not Included', 'যা থাকছে না'),
    },
    closing: {
      apply: t('Apply Now', 'এখনই আবেদন করুন'),
      advisor: t('Talk to an Advisor', 'পরামর্শকের সঙ্গে কথা বলুন'),
      more: { to: '/destinations', name: t('Explore More Countries', 'আরও দেশ দেখুন') },
    },
  };
});
