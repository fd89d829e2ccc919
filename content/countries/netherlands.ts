import { createUsualEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'EUR', from: 1000, to: 1400, per: 'month' } satisfies Stipend;

/**
 * The page /destinations/netherlands. The stipend comes from the specification (requirements 9), which gives no length
 * of stay. The eligibility is its general one (requirements 5). The texts are drafts for the client to confirm.
 */
export const netherlands = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Netherlands', 'নেদারল্যান্ডস'),
      goingTo: t('to the Netherlands', 'নেদারল্যান্ডসে'),
      flag: '🇳🇱',
      spellings: {
        bengali: ['নেদারল্যান্ডস', 'নেদারল্যান্ড', 'হল্যান্ড'],
        latin: ['nederland', 'nedarland', 'netharland', 'holland', 'amsterdam'],
      },
      subheadline: t(
        'Paid internships in Dutch hotels and restaurants',
        'নেদারল্যান্ডসের হোটেল ও রেস্তোরাঁয় ভাতাসহ ইন্টার্নশিপ',
      ),
      poster: {
        file: 'place-netherlands',
        description: t(
          'Poster of the Netherlands: a windmill above striped tulip fields, ducks on a canal, a woman on a bicycle with flowers in its basket',
          'নেদারল্যান্ডসের পোস্টার: ডোরাকাটা টিউলিপখেতের ওপর একটি উইন্ডমিল, খালে হাঁস, সাইকেলে এক নারী, তাঁর ঝুড়িতে ফুল',
        ),
        closingPart: '38%',
      },
      overview: [
        t(
          `Work in a hotel or a restaurant, for a stipend of ${format.stipend(pay)} a month.`,
          `হোটেলে বা রেস্তোরাঁয় কাজ। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
      ],
      placements: [
        {
          id: 'netherlands-hospitality-internship',
          title: t('Hospitality Internship', 'হসপিটালিটি ইন্টার্নশিপ'),
          text: t('Work in a Dutch hotel or restaurant.', 'কাজ হোটেলে বা রেস্তোরাঁয়।'),
          positions: ['hotel', 'restaurant', 'kitchen', 'events'],
          stipend: pay,
        },
      ],
      eligibility: createUsualEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Stipend in euros', 'ইউরোতে ভাতা'),
        t('First words of Dutch', 'ডাচ ভাষায় হাতেখড়ি'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in the Netherlands?', 'নেদারল্যান্ডসে যেতে চান?'),
    }) satisfies Country,
);
