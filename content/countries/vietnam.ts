import { createShortEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'USD', from: 800, to: 1200, per: 'month' } satisfies Stipend;

/**
 * The page /destinations/vietnam. The stipend comes from the specification (requirements 9), which gives no length of
 * stay. The eligibility is its general one (requirements 5). The texts are drafts for the client to confirm.
 */
export const vietnam = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Vietnam', 'ভিয়েতনাম'),
      goingTo: t('to Vietnam', 'ভিয়েতনামে'),
      flag: '🇻🇳',
      spellings: { bengali: ['ভিয়েতনাম'], latin: ['bhietnam', 'viyetnam', 'vietnaam', 'viet nam'] },
      subheadline: t('Paid hotel internships', 'ভাতাসহ হোটেল ইন্টার্নশিপ'),
      poster: {
        file: 'place-vietnam',
        description: t(
          'Poster of Vietnam: a junk with orange sails among steep green islands in the mist, a woman in a conical hat rowing a boat of fruit, white blossom on the shore',
          'ভিয়েতনামের পোস্টার: কুয়াশায় খাড়া সবুজ দ্বীপগুলোর মাঝে কমলা পালের নৌকা, মাথাল মাথায় এক নারী ফলের নৌকা বাইছেন, তীরে সাদা ফুল',
        ),
        closingPart: '67%',
      },
      overview: [
        t(
          `Work in a hotel, for a stipend of ${format.stipend(pay)} a month.`,
          `হোটেলে কাজ। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
      ],
      placements: [
        {
          id: 'vietnam-hotel-internship',
          title: t('Hotel Internship', 'হোটেল ইন্টার্নশিপ'),
          text: t(
            'Work at the front office, in the restaurant or in the kitchen of a hotel.',
            'হোটেলের ফ্রন্ট অফিসে, রেস্তোরাঁয় বা রান্নাঘরে কাজ।',
          ),
          positions: ['front-office', 'food-and-beverage', 'events', 'tourism'],
          stipend: pay,
        },
      ],
      eligibility: createShortEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Stipend in dollars', 'ডলারে ভাতা'),
        t('First words of Vietnamese', 'ভিয়েতনামি ভাষায় হাতেখড়ি'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Vietnam?', 'ভিয়েতনামে যেতে চান?'),
    }) satisfies Country,
);
