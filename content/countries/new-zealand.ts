import { createUsualEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'NZD', from: 1200, to: 1600, per: 'month' } satisfies Stipend;

/**
 * The page /destinations/new-zealand. The stipend comes from the specification (requirements 9), which gives no length
 * of stay. The eligibility is its general one (requirements 5). The texts are drafts for the client to confirm.
 */
export const newZealand = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('New Zealand', 'নিউজিল্যান্ড'),
      goingTo: t('to New Zealand', 'নিউজিল্যান্ডে'),
      flag: '🇳🇿',
      spellings: {
        bengali: ['নিউজিল্যান্ড', 'নিউ জিল্যান্ড'],
        latin: ['newziland', 'niuziland', 'new zeland', 'nz', 'auckland'],
      },
      subheadline: t('Paid hospitality internships in English', 'ইংরেজিতে ভাতাসহ হসপিটালিটি ইন্টার্নশিপ'),
      poster: {
        file: 'place-new-zealand',
        description: t(
          'Poster of New Zealand: a steep peak with snow over a lake, a small stone church on the shore, lupins and a tree fern in front',
          'নিউজিল্যান্ডের পোস্টার: হ্রদের ওপর তুষারঢাকা খাড়া চূড়া, তীরে পাথরের ছোট গির্জা, সামনে লুপিন ফুল ও একটি গাছফার্ন',
        ),
        closingPart: '53%',
      },
      overview: [
        t(
          `Work in a hotel, in English, for a stipend of ${format.stipend(pay)} a month.`,
          `হোটেলে ইংরেজিতে কাজ। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
      ],
      placements: [
        {
          id: 'new-zealand-hospitality-internship',
          title: t('Hospitality Internship', 'হসপিটালিটি ইন্টার্নশিপ'),
          text: t(
            'Work in a hotel: front office, restaurant or kitchen, in English.',
            'ইংরেজিতে হোটেলের কাজ: ফ্রন্ট অফিস, রেস্তোরাঁ বা রান্নাঘর।',
          ),
          positions: ['hotel', 'restaurant', 'kitchen', 'tourism'],
          stipend: pay,
        },
      ],
      eligibility: createUsualEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Stipend in New Zealand dollars', 'নিউজিল্যান্ড ডলারে ভাতা'),
        t('English at work', 'কাজের ভাষা ইংরেজি'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in New Zealand?', 'নিউজিল্যান্ডে যেতে চান?'),
    }) satisfies Country,
);
