import { createShortEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { age18to30 } from '../eligibility/ages.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'EUR', from: 800, to: 1200, per: 'month' } satisfies Stipend;

/**
 * The page /destinations/france. The stipend and the age come from the specification (requirements 5 and 9). The texts
 * are drafts for the client to confirm.
 */
export const france = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('France', 'ফ্রান্স'),
      goingTo: t('to France', 'ফ্রান্সে'),
      flag: '🇫🇷',
      spellings: { bengali: ['ফ্রান্স'], latin: ['frans', 'phrans', 'fransh', 'paris'] },
      subheadline: t('Paid hospitality internships', 'ভাতাসহ হসপিটালিটি ইন্টার্নশিপ'),
      poster: {
        file: 'place-france',
        description: t(
          'Poster of France: the Eiffel Tower against a pink sky, a tree in blossom, a boat on the Seine, a woman on a bicycle',
          'ফ্রান্সের পোস্টার: গোলাপি আকাশে আইফেল টাওয়ার, ফুলে ভরা গাছ, সেন নদীতে নৌকা, সাইকেলে এক নারী',
        ),
        closingPart: '18%',
      },
      overview: [
        t(
          `Work in a kitchen, in a restaurant or at a front desk, for a stipend of ${format.stipend(pay)} a month.`,
          `কাজ রান্নাঘরে, রেস্তোরাঁয় বা ফ্রন্ট ডেস্কে। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
      ],
      placements: [
        {
          id: 'france-hospitality-internship',
          title: t('Hospitality Internship', 'হসপিটালিটি ইন্টার্নশিপ'),
          text: t(
            'Work in a kitchen, in a restaurant or at the front desk.',
            'কাজ রান্নাঘরে, রেস্তোরাঁয় বা ফ্রন্ট ডেস্কে।',
          ),
          positions: ['kitchen-and-pastry', 'restaurant-service', 'front-office'],
          stipend: pay,
          picture: {
            file: 'gallery-kitchen',
            description: t(
              'A chef and a trainee over a steaming pot, copper pans on the wall',
              'ধোঁয়া ওঠা হাঁড়ির ওপর ঝুঁকে একজন শেফ ও একজন ট্রেইনি, দেয়ালে তামার প্যান',
            ),
          },
        },
      ],
      eligibility: createShortEligibility(t, age18to30.figures),
      documents: countryDocuments,
      benefits: [
        t('Stipend in euros', 'ইউরোতে ভাতা'),
        t('Practice in French', 'ফরাসি ভাষার চর্চা'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in France?', 'ফ্রান্সে যেতে চান?'),
    }) satisfies Country,
);
