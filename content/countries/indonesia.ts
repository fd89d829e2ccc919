import { createShortEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'USD', from: 700, to: 1100, per: 'month' } satisfies Stipend;

/**
 * The page /destinations/indonesia. The stipend comes from the specification (requirements 9), which gives no duration;
 * the eligibility is its general one (requirements 5). The texts are drafts for the client to confirm.
 */
export const indonesia = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Indonesia', 'ইন্দোনেশিয়া'),
      goingTo: t('to Indonesia', 'ইন্দোনেশিয়ায়'),
      flag: '🇮🇩',
      spellings: { bengali: ['ইন্দোনেশিয়া'], latin: ['indoneshia', 'endonesia', 'bali', 'jakarta'] },
      subheadline: t('Paid internships in hotels', 'হোটেলে ভাতাসহ ইন্টার্নশিপ'),
      poster: {
        file: 'place-indonesia',
        description: t(
          'Poster of Indonesia: a split temple gate of red brick in Bali, a smoking volcano and rice terraces between its halves, two women carrying offerings up the steps',
          'ইন্দোনেশিয়ার পোস্টার: বালির মন্দিরে লাল ইটের দুভাগ করা তোরণ, মাঝখানে ধোঁয়া ওঠা আগ্নেয়গিরি আর ধাপে ধাপে ধানখেত, সিঁড়িতে নৈবেদ্য হাতে দুই নারী',
        ),
        closingPart: '40%',
      },
      overview: [
        t(
          `Work in one of the departments of a hotel, for a stipend of ${format.stipend(pay)} a month.`,
          `হোটেলের একটি বিভাগে কাজ। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
      ],
      placements: [
        {
          id: 'indonesia-resort-internship',
          title: t('Hotel Internship', 'হোটেলে ইন্টার্নশিপ'),
          text: t('Work in one department of a hotel.', 'হোটেলের একটি বিভাগে কাজ।'),
          positions: ['front-office', 'food-and-beverage', 'housekeeping', 'events'],
          stipend: pay,
          picture: {
            file: 'prog-lobby',
            description: t(
              'A guest with a suitcase in a hotel lobby, the sun setting over the sea outside',
              'হোটেলের লবিতে স্যুটকেসসহ এক অতিথি, বাইরে সাগরে সূর্য ডুবছে',
            ),
          },
        },
      ],
      eligibility: createShortEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Stipend in dollars', 'ডলারে ভাতা'),
        t('First words of Indonesian', 'ইন্দোনেশীয় ভাষায় হাতেখড়ি'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Indonesia?', 'ইন্দোনেশিয়ায় যেতে চান?'),
    }) satisfies Country,
);
