import { createShortEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'EUR', from: 650, to: 950, per: 'month' } satisfies Stipend;

/**
 * The page /destinations/portugal. The stipend comes from the specification (requirements 9), which gives no length of
 * stay. The eligibility is its general one (requirements 5). The texts are drafts for the client to confirm.
 */
export const portugal = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Portugal', 'পর্তুগাল'),
      goingTo: t('to Portugal', 'পর্তুগালে'),
      flag: '🇵🇹',
      spellings: {
        bengali: ['পর্তুগাল', 'পুর্তগাল'],
        latin: ['portugul', 'purtugal', 'portogal', 'lisbon'],
      },
      subheadline: t('Paid hospitality internships', 'ভাতাসহ হসপিটালিটি ইন্টার্নশিপ'),
      poster: {
        file: 'place-portugal',
        description: t(
          'Poster of Portugal: a yellow tram in a steep Lisbon street, washing on a line above it, a red bridge behind, a black cat in front',
          'পর্তুগালের পোস্টার: লিসবনের খাড়া রাস্তায় হলুদ ট্রাম, ওপরে দড়িতে মেলা কাপড়, পেছনে লাল সেতু, সামনে কালো বিড়াল',
        ),
        closingPart: '80%',
      },
      overview: [
        t(
          `Work in a hotel or a restaurant, for a stipend of ${format.stipend(pay)} a month.`,
          `হোটেলে বা রেস্তোরাঁয় কাজ। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
      ],
      placements: [
        {
          id: 'portugal-hospitality-internship',
          title: t('Hospitality Internship', 'হসপিটালিটি ইন্টার্নশিপ'),
          text: t('Work in a hotel or in a restaurant.', 'হোটেলে বা রেস্তোরাঁয় কাজ।'),
          positions: ['front-desk', 'breakfast-and-restaurant', 'tourism'],
          stipend: pay,
        },
      ],
      eligibility: createShortEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Stipend in euros', 'ইউরোতে ভাতা'),
        t('Practice in Portuguese', 'পর্তুগিজ ভাষার চর্চা'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Portugal?', 'পর্তুগালে যেতে চান?'),
    }) satisfies Country,
);
