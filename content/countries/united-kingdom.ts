import { createShortEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'GBP', from: 1200, to: 1800, per: 'month' } satisfies Stipend;

/**
 * The page /destinations/united-kingdom. The stipend comes from the specification (requirements 9), which gives no
 * length of stay. The eligibility is its general one (requirements 5). The texts are drafts for the client to confirm.
 */
export const unitedKingdom = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('United Kingdom', 'যুক্তরাজ্য'),
      goingTo: t('to the United Kingdom', 'যুক্তরাজ্যে'),
      flag: '🇬🇧',
      spellings: {
        bengali: ['যুক্তরাজ্য', 'ইংল্যান্ড', 'বিলাত', 'লন্ডন', 'ইউকে'],
        latin: [
          'uk',
          'england',
          'britain',
          'great britain',
          'jukto rajjo',
          'juktorajjo',
          'inglend',
          'london',
        ],
      },
      subheadline: t(
        'Paid hospitality internships in an English-speaking country',
        'ইংরেজিভাষী দেশে ভাতাসহ হসপিটালিটি ইন্টার্নশিপ',
      ),
      poster: {
        file: 'place-united-kingdom',
        description: t(
          'Poster of the United Kingdom: rain on the clock tower of Westminster, a red bus on the bridge, a woman under a red umbrella by the Thames',
          'যুক্তরাজ্যের পোস্টার: ওয়েস্টমিনস্টারের ঘড়ির টাওয়ারে বৃষ্টি, সেতুতে লাল বাস, টেমসের ধারে লাল ছাতা মাথায় এক নারী',
        ),
        closingPart: '3%',
      },
      overview: [
        t(
          `Work in a hotel or a restaurant, in English, for a stipend of ${format.stipend(pay)} a month.`,
          `হোটেলে বা রেস্তোরাঁয় ইংরেজিতে কাজ। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
      ],
      placements: [
        {
          id: 'united-kingdom-hospitality-internship',
          title: t('Hospitality Internship', 'হসপিটালিটি ইন্টার্নশিপ'),
          text: t('Work in a hotel or a restaurant, in English.', 'হোটেলে বা রেস্তোরাঁয় ইংরেজিতে কাজ।'),
          positions: ['guest-relations', 'food-and-beverage', 'events', 'sales-and-marketing'],
          stipend: pay,
        },
      ],
      eligibility: createShortEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Stipend in pounds', 'পাউন্ডে ভাতা'),
        t('English at work', 'কাজের ভাষা ইংরেজি'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in the United Kingdom?', 'যুক্তরাজ্যে যেতে চান?'),
    }) satisfies Country,
);
