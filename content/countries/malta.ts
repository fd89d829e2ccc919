import { createUsualEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';

/**
 * The page /destinations/malta. The specification gives no figure for this country. The eligibility is its general one
 * (requirements 5). The texts are drafts for the client to confirm.
 */
export const malta = inBothLanguages(
  (t) =>
    ({
      draft: true,
      country: t('Malta', 'মাল্টা'),
      goingTo: t('to Malta', 'মাল্টায়'),
      flag: '🇲🇹',
      spellings: { bengali: ['মাল্টা'], latin: ['molta', 'maltha'] },
      subheadline: t(
        'Hotel internships on an island where English is an official language',
        'যে দ্বীপে ইংরেজিও সরকারি ভাষা, সেখানকার হোটেলে ইন্টার্নশিপ',
      ),
      poster: {
        file: 'place-malta',
        description: t(
          'Poster of Malta: boats painted in bright stripes with eyes on their bows, a harbour wall, a dome and a spire before the evening sun',
          'মাল্টার পোস্টার: উজ্জ্বল ডোরাকাটা নৌকা, গলুইয়ে আঁকা চোখ, বন্দরের প্রাচীর, সন্ধ্যার সূর্যের সামনে একটি গম্বুজ ও একটি চূড়া',
        ),
        closingPart: '60%',
      },
      overview: [
        t(
          'Work in an island hotel. We do not publish a stipend: ask us.',
          'দ্বীপের হোটেলে কাজ। ভাতা প্রকাশ করা হয়নি, আমাদের জিজ্ঞেস করুন।',
        ),
      ],
      placements: [
        {
          id: 'malta-island-hotel-internship',
          title: t('Island Hotel Internship', 'দ্বীপের হোটেলে ইন্টার্নশিপ'),
          text: t(
            'Front desk, restaurant, kitchen or events in an island hotel.',
            'দ্বীপের হোটেলের ফ্রন্ট ডেস্ক, রেস্তোরাঁ, রান্নাঘর বা ইভেন্টে কাজ।',
          ),
          positions: ['front-office', 'restaurant', 'kitchen', 'events'],
          picture: {
            file: 'prog-lobby',
            description: t(
              'A traveller waves across a hotel lobby while the sun goes down behind the arches',
              'খিলানের পেছনে সূর্য ডুবছে, হোটেলের লবির ওপাশে হাত নাড়ছেন এক ভ্রমণকারী',
            ),
          },
        },
      ],
      eligibility: createUsualEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('English at work', 'কাজের ভাষা ইংরেজি'),
        t('Hotel experience abroad', 'বিদেশের হোটেলে কাজের অভিজ্ঞতা'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Malta?', 'মাল্টায় যেতে চান?'),
    }) satisfies Country,
);
