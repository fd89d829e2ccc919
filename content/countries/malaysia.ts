import { createShortEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'MYR', from: 1000, to: 2000, per: 'month' } satisfies Stipend;

/**
 * The page /destinations/malaysia. The stipend comes from the specification (requirements 9), which gives no duration;
 * the eligibility is its general one (requirements 5). The texts are drafts for the client to confirm.
 */
export const malaysia = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Malaysia', 'মালয়েশিয়া'),
      goingTo: t('to Malaysia', 'মালয়েশিয়ায়'),
      flag: '🇲🇾',
      spellings: {
        bengali: ['মালয়েশিয়া', 'মালেশিয়া'],
        latin: ['malayshia', 'maleshia', 'malesia', 'malaisia', 'kuala lumpur'],
      },
      subheadline: t(
        'Paid hospitality internships in the tropics',
        'গরমের দেশে ভাতাসহ হসপিটালিটি ইন্টার্নশিপ',
      ),
      poster: {
        file: 'place-malaysia',
        description: t(
          'Poster of Malaysia: the twin towers of Kuala Lumpur against a full moon, a hornbill on a branch, two people on a rope bridge through the rainforest, a red hibiscus',
          'মালয়েশিয়ার পোস্টার: পূর্ণিমার চাঁদের সামনে কুয়ালালামপুরের যমজ টাওয়ার, ডালে ধনেশ পাখি, রেইনফরেস্টে দড়ির সেতুতে দুজন মানুষ, একটি লাল জবা',
        ),
        closingPart: '3%',
      },
      overview: [
        t(
          `Work in a hotel, for a stipend of ${format.stipend(pay)} a month.`,
          `হোটেলে কাজ। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
      ],
      placements: [
        {
          id: 'malaysia-hospitality-internship',
          title: t('Hospitality Internship', 'হসপিটালিটি ইন্টার্নশিপ'),
          text: t(
            'Work in a hotel: front office, restaurant or kitchen.',
            'হোটেলে কাজ: ফ্রন্ট অফিস, রেস্তোরাঁ বা রান্নাঘর।',
          ),
          positions: ['front-office', 'kitchen', 'housekeeping', 'sales-and-marketing'],
          stipend: pay,
          picture: {
            file: 'gallery-kitchen',
            description: t(
              'A chef and a trainee in a headscarf at the stove of a hotel kitchen',
              'হোটেলের রান্নাঘরে চুলার সামনে একজন শেফ ও মাথায় স্কার্ফ পরা একজন ট্রেইনি',
            ),
          },
        },
      ],
      eligibility: createShortEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Stipend in ringgit', 'রিঙ্গিতে ভাতা'),
        t('Hospitality experience abroad', 'বিদেশে হসপিটালিটির অভিজ্ঞতা'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Malaysia?', 'মালয়েশিয়ায় যেতে চান?'),
    }) satisfies Country,
);
