import { createUsualEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';

/**
 * The page /destinations/czech-republic. The specification gives no figure for this country; the eligibility is its
 * general one (requirements 5). The texts are drafts for the client to confirm.
 */
export const czechRepublic = inBothLanguages(
  (t) =>
    ({
      draft: true,
      country: t('Czech Republic', 'চেক প্রজাতন্ত্র'),
      goingTo: t('to the Czech Republic', 'চেক প্রজাতন্ত্রে'),
      flag: '🇨🇿',
      spellings: {
        bengali: ['চেক প্রজাতন্ত্র', 'চেক রিপাবলিক', 'চেকিয়া'],
        latin: ['chek', 'check republic', 'chek republic', 'czechia', 'chekia', 'prague'],
      },
      subheadline: t('Internships in Czech hotels', 'চেক হোটেলে ইন্টার্নশিপ'),
      poster: {
        file: 'place-czech-republic',
        description: t(
          'Poster of the Czech Republic: a stone bridge and its tower in falling snow, swans on the river, a castle and a cathedral above lit houses',
          'চেক প্রজাতন্ত্রের পোস্টার: তুষারপাতের মধ্যে পাথরের সেতু ও তার টাওয়ার, নদীতে রাজহাঁস, আলো জ্বলা বাড়ির ওপরে দুর্গ আর ক্যাথেড্রাল',
        ),
        closingPart: '7%',
      },
      overview: [
        t(
          'Learn the work of a hotel. Ask us about the stipend: it is not published.',
          'হোটেলের কাজ শিখুন। ভাতা কত, আমাদের জিজ্ঞেস করুন: তা প্রকাশ করা হয়নি।',
        ),
      ],
      placements: [
        {
          id: 'czech-republic-city-and-spa-hotel-internship',
          title: t('Hotel Internship', 'হোটেলে ইন্টার্নশিপ'),
          text: t('Learn the work of a hotel.', 'হোটেলের কাজ শিখুন।'),
          positions: ['front-office', 'restaurant', 'kitchen', 'housekeeping'],
          picture: {
            file: 'prog-professional',
            description: t(
              'A hotel cut open like a doll’s house: kitchen, bedroom and dining room above, a group at reception below',
              'পুতুলের ঘরের মতো সামনে খোলা এক হোটেল: ওপরে রান্নাঘর, শোবার ঘর ও খাবারঘর, নিচে রিসেপশনে কয়েকজন মানুষ',
            ),
          },
        },
      ],
      eligibility: createUsualEligibility(t),
      documents: countryDocuments,
      benefits: [
        t('Hotel experience', 'হোটেলে কাজের অভিজ্ঞতা'),
        t('First words of Czech', 'চেক ভাষায় হাতেখড়ি'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in the Czech Republic?', 'চেক প্রজাতন্ত্রে যেতে চান?'),
    }) satisfies Country,
);
