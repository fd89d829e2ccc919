import { createShortEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'EUR', from: 750, to: 1150, per: 'month' } satisfies Stipend;

/**
 * The page /destinations/spain. The stipend comes from the specification (requirements 9), which gives no length of
 * stay. The eligibility is its general one (requirements 5). The texts are drafts for the client to confirm.
 */
export const spain = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Spain', 'স্পেন'),
      goingTo: t('to Spain', 'স্পেনে'),
      flag: '🇪🇸',
      spellings: {
        bengali: ['স্পেন'],
        latin: ['spen', 'ispen', 'espana', 'spian', 'barcelona', 'madrid'],
      },
      subheadline: t('Paid internships in Spanish hotels', 'স্পেনের হোটেলে ভাতাসহ ইন্টার্নশিপ'),
      poster: {
        file: 'place-spain',
        description: t(
          'Poster of Spain: the towers of the Sagrada Família beside a red sun, two friends meet at a mosaic bench near an orange tree',
          'স্পেনের পোস্টার: লাল সূর্যের পাশে সাগ্রাদা ফামিলিয়ার চূড়াগুলো, কমলাগাছের কাছে মোজাইকের বেঞ্চে দেখা হচ্ছে দুই বন্ধুর',
        ),
        closingPart: '23%',
      },
      overview: [
        t(
          `Work in a Spanish hotel, for a stipend of ${format.stipend(pay)} a month.`,
          `স্পেনের হোটেলে কাজ। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
      ],
      placements: [
        {
          id: 'spain-hospitality-internship',
          title: t('Hospitality Internship', 'হসপিটালিটি ইন্টার্নশিপ'),
          text: t('Work in a Spanish hotel.', 'স্পেনের হোটেলে কাজ।'),
          positions: ['guest-services', 'food-and-beverage', 'events-and-leisure'],
          stipend: pay,
          picture: {
            file: 'prog-lobby',
            description: t(
              'A guest waves to the reception of a hotel by the sea, palms in the lobby',
              'সমুদ্রের ধারের হোটেলে রিসেপশনের দিকে হাত নাড়ছেন এক অতিথি, লবিতে পামগাছ',
            ),
          },
        },
      ],
      eligibility: createShortEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Stipend in euros', 'ইউরোতে ভাতা'),
        t('Practice in Spanish', 'স্প্যানিশ ভাষার চর্চা'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Spain?', 'স্পেনে যেতে চান?'),
    }) satisfies Country,
);
