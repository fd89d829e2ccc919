import { createUsualEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';

/**
 * The page /destinations/croatia. The specification gives no figure for this country; the eligibility is its general
 * one (requirements 5). The texts are drafts for the client to confirm.
 */
export const croatia = inBothLanguages(
  (t) =>
    ({
      draft: true,
      country: t('Croatia', 'ক্রোয়েশিয়া'),
      goingTo: t('to Croatia', 'ক্রোয়েশিয়ায়'),
      flag: '🇭🇷',
      spellings: { bengali: ['ক্রোয়েশিয়া'], latin: ['kroatia', 'kroesia', 'croesia', 'kroyeshia'] },
      subheadline: t('Internships in hotels and restaurants', 'হোটেল ও রেস্তোরাঁয় ইন্টার্নশিপ'),
      poster: {
        file: 'place-croatia',
        description: t(
          'Poster of Croatia: red roofs inside a sea wall, a clock tower, a green island and small boats on a blue bay',
          'ক্রোয়েশিয়ার পোস্টার: সাগরপাড়ের প্রাচীরের ভেতরে লাল ছাদের সারি, একটি ঘড়িঘর, নীল উপসাগরে সবুজ দ্বীপ আর ছোট ছোট নৌকা',
        ),
        closingPart: '67%',
      },
      overview: [
        t(
          'Learn the work of a hotel or a restaurant. The stipend is not published: ask us.',
          'হোটেল বা রেস্তোরাঁর কাজ শিখুন। ভাতা কত, তা প্রকাশ করা হয়নি। আমাদের জিজ্ঞেস করুন।',
        ),
      ],
      placements: [
        {
          id: 'croatia-seaside-hotel-internship',
          title: t('Hotel Internship', 'হোটেলে ইন্টার্নশিপ'),
          text: t('Learn the work of a hotel or a restaurant.', 'হোটেল বা রেস্তোরাঁর কাজ শিখুন।'),
          positions: ['hotel', 'restaurant', 'kitchen', 'tourism'],
          picture: {
            file: 'prog-lobby',
            description: t(
              'A woman in a pink dress buys fruit at a market stall below coloured houses',
              'রঙিন বাড়ির নিচে বাজারের দোকান থেকে ফল কিনছেন গোলাপি পোশাক পরা এক নারী',
            ),
          },
        },
      ],
      eligibility: createUsualEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Hotel experience abroad', 'বিদেশের হোটেলে কাজের অভিজ্ঞতা'),
        t('First words of Croatian', 'ক্রোয়েশীয় ভাষায় হাতেখড়ি'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Croatia?', 'ক্রোয়েশিয়ায় যেতে চান?'),
    }) satisfies Country,
);
