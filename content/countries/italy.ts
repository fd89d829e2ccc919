import { createShortEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'EUR', from: 700, to: 1100, per: 'month' } satisfies Stipend;

/**
 * The page /destinations/italy. The stipend comes from the specification (requirements 9), and so does the general
 * eligibility (requirements 5). The texts are drafts for the client to confirm.
 */
export const italy = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Italy', 'ইতালি'),
      goingTo: t('to Italy', 'ইতালিতে'),
      flag: '🇮🇹',
      spellings: {
        bengali: ['ইতালি', 'ইটালি', 'ইতালী'],
        latin: ['itali', 'etali', 'italia', 'itally', 'itly', 'rome', 'venice', 'milan'],
      },
      subheadline: t('Paid internships in hotels and restaurants', 'হোটেল ও রেস্তোরাঁয় ভাতাসহ ইন্টার্নশিপ'),
      poster: {
        file: 'place-italy',
        description: t(
          'Poster of Italy: a gondola with one passenger glides past the bell tower and the pink palace of Venice at sunset',
          'ইতালির পোস্টার: সূর্যাস্তে ভেনিসের ঘণ্টাঘর আর গোলাপি প্রাসাদের পাশ দিয়ে একজন যাত্রী নিয়ে ভেসে যাচ্ছে গন্ডোলা',
        ),
        closingPart: '20%',
      },
      overview: [
        t(
          `Look after guests in a hotel or a restaurant, for a stipend of ${format.stipend(pay)} a month.`,
          `হোটেলে বা রেস্তোরাঁয় অতিথিদের দেখাশোনা করবেন। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
      ],
      placements: [
        {
          id: 'italy-hospitality-internship',
          title: t('Hospitality Internship', 'হসপিটালিটি ইন্টার্নশিপ'),
          text: t(
            'Work in a breakfast room, at a hotel desk or in a kitchen.',
            'কাজ নাশতার ঘরে, হোটেলের ডেস্কে বা রান্নাঘরে।',
          ),
          positions: ['hotel-reception', 'restaurant-and-bar', 'kitchen'],
          stipend: pay,
          picture: {
            file: 'gallery-market',
            description: t(
              'A woman buys apples at a street market between tall, painted houses',
              'রঙিন উঁচু বাড়ির মাঝে রাস্তার বাজারে আপেল কিনছেন এক নারী',
            ),
          },
        },
      ],
      eligibility: createShortEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Stipend in euros', 'ইউরোতে ভাতা'),
        t('Practice in Italian', 'ইতালীয় ভাষার চর্চা'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Italy?', 'ইতালিতে যেতে চান?'),
    }) satisfies Country,
);
