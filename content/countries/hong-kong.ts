import { createShortEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'HKD', from: 15000, to: 25000, per: 'month' } satisfies Stipend;

/**
 * The page /destinations/hong-kong. The stipend comes from the specification (requirements 9), which gives no duration;
 * the eligibility is its general one (requirements 5). The texts are drafts for the client to confirm.
 */
export const hongKong = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Hong Kong', 'হংকং'),
      goingTo: t('to Hong Kong', 'হংকংয়ে'),
      flag: '🇭🇰',
      spellings: { bengali: ['হংকং', 'হং কং'], latin: ['honkong', 'hongkong', 'hong kon', 'hk'] },
      subheadline: t('Paid internships in city hotels', 'শহরের হোটেলে ভাতাসহ ইন্টার্নশিপ'),
      poster: {
        file: 'place-hong-kong',
        description: t(
          'Poster of Hong Kong: a junk with red sails and a ferry in the harbour at night, lit towers and the moon behind them, two people on the pier',
          'হংকংয়ের পোস্টার: রাতের বন্দরে লাল পালের জাঙ্ক নৌকা আর ফেরি, পেছনে আলো জ্বলা টাওয়ার ও চাঁদ, জেটিতে দুজন মানুষ',
        ),
        closingPart: '90%',
      },
      overview: [
        t(
          `Work in a city hotel, for a stipend of ${format.stipend(pay)} a month.`,
          `শহরের হোটেলে কাজ। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
      ],
      placements: [
        {
          id: 'hong-kong-city-hotel-internship',
          title: t('City Hotel Internship', 'শহরের হোটেলে ইন্টার্নশিপ'),
          text: t(
            'Work in a city hotel: front office, restaurant, kitchen or events.',
            'শহরের হোটেলে কাজ: ফ্রন্ট অফিস, রেস্তোরাঁ, রান্নাঘর বা ইভেন্ট।',
          ),
          positions: ['front-office', 'food-and-beverage', 'kitchen', 'events'],
          stipend: pay,
        },
      ],
      eligibility: createShortEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Stipend in Hong Kong dollars', 'হংকং ডলারে ভাতা'),
        t('English and Cantonese', 'ইংরেজি ও ক্যান্টোনিজ'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Hong Kong?', 'হংকংয়ে যেতে চান?'),
    }) satisfies Country,
);
