import { createShortEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';

/**
 * The page /destinations/ireland. The specification names the country and gives no figure for it (requirements, "Routes
 * and links"); the eligibility is its general one (requirements 5). The texts are drafts for the client to confirm.
 */
export const ireland = inBothLanguages(
  (t) =>
    ({
      draft: true,
      country: t('Ireland', 'আয়ারল্যান্ড'),
      goingTo: t('to Ireland', 'আয়ারল্যান্ডে'),
      flag: '🇮🇪',
      spellings: {
        bengali: ['আয়ারল্যান্ড'],
        latin: ['airland', 'ayarland', 'aireland', 'irland', 'dublin'],
      },
      subheadline: t('Hospitality internships in English', 'ইংরেজিতে হসপিটালিটি ইন্টার্নশিপ'),
      poster: {
        file: 'place-ireland',
        description: t(
          'Poster of Ireland: a rainbow and a round tower above sea cliffs, sheep, stone walls and a carved cross on green fields',
          'আয়ারল্যান্ডের পোস্টার: সাগরের খাড়া পাড়ের ওপর রংধনু আর গোল টাওয়ার, সবুজ মাঠে ভেড়া, পাথরের দেয়াল ও খোদাই করা ক্রুশ',
        ),
        closingPart: '27%',
      },
      overview: [
        t(
          'Work at a reception or in a restaurant. No stipend is published: ask us.',
          'কাজ রিসেপশনে বা রেস্তোরাঁয়। ভাতা প্রকাশ করা হয়নি, আমাদের জিজ্ঞেস করুন।',
        ),
      ],
      placements: [
        {
          id: 'ireland-hospitality-internship',
          title: t('Hospitality Internship', 'হসপিটালিটি ইন্টার্নশিপ'),
          text: t(
            'Work at the reception, in the restaurant or at events of a hotel.',
            'কাজ হোটেলের রিসেপশনে, রেস্তোরাঁয় বা অনুষ্ঠানে।',
          ),
          positions: ['reception', 'dining-room', 'kitchen', 'wedding-events'],
        },
      ],
      eligibility: createShortEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('English at work', 'কাজের ভাষা ইংরেজি'),
        t('Hospitality experience abroad', 'বিদেশে হসপিটালিটির অভিজ্ঞতা'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Ireland?', 'আয়ারল্যান্ডে যেতে চান?'),
    }) satisfies Country,
);
