import { capitalise } from '#common/capitalise.ts';
import { createShortEligibility, createUsualInclusions } from '../destinations/usual.ts';
import { age20to30 } from '../eligibility/ages.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Duration } from '../types/duration.ts';
import type { Stipend } from '../types/stipend.ts';

// A single amount needs `to`, because a stipend without `to` means "or more".
const pay = { currency: 'CNY', from: 1800, to: 1800, per: 'month' } satisfies Stipend;
const months = 10;

/** Months of free lessons. */
const mandarinMonths = 2;

/** The free lessons, for page-figures.e2e.ts, too. */
export const mandarin = { choices: [mandarinMonths], unit: 'months' } satisfies Duration;
const hours = { from: 32, to: 40 };

/**
 * The page /destinations/china. Duration, stipend, hours, the age and the free Mandarin come from the specification
 * (requirements 5 and 9); the studies and the English are its general eligibility. The other texts are drafts for the
 * client to confirm.
 */
export const china = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('China', 'চীন'),
      goingTo: t('to China', 'চীনে'),
      flag: '🇨🇳',
      spellings: {
        bengali: ['চীন', 'চিন', 'চায়না'],
        latin: ['chin', 'cheen', 'chaina', 'chayna', 'shanghai'],
      },
      subheadline: t(
        `${capitalise(format.spelled(months))} months of paid work, with free Mandarin lessons`,
        `${format.spelled(months)} মাস ভাতাসহ কাজ, সঙ্গে বিনা মূল্যে ম্যান্ডারিন শেখা`,
      ),
      poster: {
        file: 'place-china',
        description: t(
          'Poster of China: walkers on the Great Wall as it climbs from tower to tower over misty hills, cranes in the sky, trees in autumn red',
          'চীনের পোস্টার: কুয়াশাঢাকা পাহাড়ে এক বুরুজ থেকে আরেক বুরুজে উঠে যাওয়া মহাপ্রাচীরে হাঁটছে মানুষ, আকাশে সারস, গাছে শরতের লাল',
        ),
        closingPart: '77%',
      },
      overview: [
        t(
          `${capitalise(format.spelled(months))} months of paid work, for ${format.stipend(pay)} a month.`,
          `${format.spelled(months)} মাস ভাতাসহ কাজ। ভাতা মাসে ${format.stipend(pay)}।`,
        ),
        t(
          `You work ${format.range(hours)} hours a week. ${capitalise(format.spelled(mandarinMonths))} months of Mandarin lessons are free.`,
          `কাজ সপ্তাহে ${format.inSentence(format.range(hours))} ঘণ্টা। ${format.spelled(mandarinMonths)} মাস ম্যান্ডারিন শেখা বিনা মূল্যে।`,
        ),
      ],
      placements: [
        {
          id: 'china-hospitality-internship-with-mandarin',
          title: t('Internship with Mandarin', 'ম্যান্ডারিনসহ ইন্টার্নশিপ'),
          text: t(
            `Paid work, with ${format.duration(mandarin)} of free Mandarin.`,
            `ভাতাসহ কাজ, সঙ্গে বিনা মূল্যে ${format.duration(mandarin)} ম্যান্ডারিন।`,
          ),
          duration: { choices: [months], unit: 'months' },
          positions: ['front-office', 'food-and-beverage', 'events', 'tourism'],
          stipend: pay,
          hours: format.weeklyHours(format.range(hours)),
          picture: {
            file: 'gallery-classroom',
            description: t(
              'A teacher at a blackboard, and a student who has raised his hand',
              'ব্ল্যাকবোর্ডের সামনে একজন শিক্ষক, হাত তুলেছেন এক শিক্ষার্থী',
            ),
          },
        },
      ],
      eligibility: createShortEligibility(t, age20to30.figures),
      documents: countryDocuments,
      benefits: [
        t('Free Mandarin lessons', 'বিনা মূল্যে ম্যান্ডারিন শেখা'),
        t(
          `${capitalise(format.spelled(months))} months of experience`,
          `${format.spelled(months)} মাসের অভিজ্ঞতা`,
        ),
        t('A monthly stipend', 'প্রতি মাসে ভাতা'),
        t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      ],
      ...createUsualInclusions(t),
      included: [
        t(
          `${format.duration(mandarin)} of free Mandarin`,
          `বিনা মূল্যে ${format.duration(mandarin)} ম্যান্ডারিন`,
        ),
        t('Review of your application', 'আবেদন যাচাই'),
        t('Placement with an employer', 'নিয়োগদাতার কাছে কাজের ব্যবস্থা'),
        t('Visa support', 'ভিসার কাজে সহায়তা'),
        t('Pre-departure orientation', 'যাত্রার আগের ওরিয়েন্টেশন'),
      ],
      closing: t('See yourself in China?', 'চীনে যেতে চান?'),
    }) satisfies Country,
);
