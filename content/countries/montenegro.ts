import { createUsualEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';

/**
 * The page /destinations/montenegro. The specification gives no figure for this country. The eligibility is its general
 * one (requirements 5). The texts are drafts for the client to confirm.
 */
export const montenegro = inBothLanguages(
  (t) =>
    ({
      draft: true,
      country: t('Montenegro', 'মন্টিনিগ্রো'),
      goingTo: t('to Montenegro', 'মন্টিনিগ্রোতে'),
      flag: '🇲🇪',
      spellings: { bengali: ['মন্টিনিগ্রো', 'মন্টেনেগ্রো'], latin: ['montinigro', 'monte negro'] },
      subheadline: t('Internships in Montenegrin hotels', 'মন্টিনিগ্রোর হোটেলে ইন্টার্নশিপ'),
      poster: {
        file: 'place-montenegro',
        description: t(
          'Poster of Montenegro: a church with a blue dome on a small island, mist on the mountains around, a red rowing boat and an orange cat',
          'মন্টিনিগ্রোর পোস্টার: ছোট একটি দ্বীপে নীল গম্বুজের গির্জা, চারপাশের পাহাড়ে কুয়াশা, একটি লাল বৈঠার নৌকা ও একটি কমলা রঙের বিড়াল',
        ),
        closingPart: '83%',
      },
      overview: [
        t(
          'Work in a hotel or a restaurant. Ask us what it pays, because no stipend is published.',
          'হোটেল বা রেস্তোরাঁয় কাজ। ভাতা প্রকাশ করা হয়নি, তাই কত পাবেন আমাদের জিজ্ঞেস করুন।',
        ),
      ],
      placements: [
        {
          id: 'montenegro-coastal-hotel-internship',
          title: t('Hotel Internship', 'হোটেলে ইন্টার্নশিপ'),
          text: t('Work in a hotel or a restaurant.', 'হোটেল বা রেস্তোরাঁয় কাজ।'),
          positions: ['hotel', 'restaurant', 'kitchen', 'housekeeping'],
        },
      ],
      eligibility: createUsualEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Hotel experience abroad', 'বিদেশের হোটেলে কাজের অভিজ্ঞতা'),
        t('First words of Montenegrin', 'মন্টিনিগ্রীয় ভাষায় হাতেখড়ি'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Montenegro?', 'মন্টিনিগ্রোতে যেতে চান?'),
    }) satisfies Country,
);
