import { createShortEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'THB', from: 25000, to: 35000, per: 'month' } satisfies Stipend;

/**
 * The page /destinations/thailand. The stipend comes from the specification (requirements 9), which gives no length of
 * stay. The eligibility is its general one (requirements 5). The texts are drafts for the client to confirm.
 */
export const thailand = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Thailand', 'থাইল্যান্ড'),
      goingTo: t('to Thailand', 'থাইল্যান্ডে'),
      flag: '🇹🇭',
      spellings: {
        bengali: ['থাইল্যান্ড'],
        latin: ['tailand', 'thiland', 'thailend', 'thai', 'bangkok'],
      },
      subheadline: t('Paid hotel internships', 'থাই হোটেলে ভাতাসহ ইন্টার্নশিপ'),
      poster: {
        file: 'place-thailand',
        description: t(
          'Poster of Thailand: a golden spire and a temple with a tiered red roof on the bank, two people in a long-tail boat, a red sun over round hills',
          'থাইল্যান্ডের পোস্টার: তীরে সোনালি চূড়া আর ধাপে ধাপে লাল ছাদের মন্দির, লম্বা নৌকায় দুজন মানুষ, গোল পাহাড়ের ওপর লাল সূর্য',
        ),
        closingPart: '67%',
      },
      overview: [
        t(
          `Work at the desk or in the kitchen of a hotel, for a stipend of ${format.stipend(pay)} a month.`,
          `হোটেলের ডেস্কে বা রান্নাঘরে কাজ। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
      ],
      placements: [
        {
          id: 'thailand-hotel-and-resort-internship',
          title: t('Hotel Internship', 'হোটেলে ইন্টার্নশিপ'),
          text: t('Work in a hotel, at the desk or in the kitchen.', 'হোটেলের ডেস্কে বা রান্নাঘরে কাজ।'),
          positions: ['front-office', 'food-and-beverage', 'kitchen', 'housekeeping'],
          stipend: pay,
        },
      ],
      eligibility: createShortEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Stipend in baht', 'থাই বাথে ভাতা'),
        t('First words of Thai', 'থাই ভাষায় হাতেখড়ি'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Thailand?', 'থাইল্যান্ডে যেতে চান?'),
    }) satisfies Country,
);
