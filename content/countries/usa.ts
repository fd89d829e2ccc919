import { createUsualInclusions } from '../destinations/usual.ts';
import { age18plus, usualAge18to35 } from '../eligibility/ages.ts';
import { basicEnglish, toefl, upperIntermediateEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import {
  bachelor,
  certification,
  teachingExperience,
  yearOfExperience,
} from '../eligibility/qualifications.ts';
import { enrolledOrNewGraduate } from '../eligibility/studies.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';

/**
 * The page /destinations/usa. Durations, hours, stipends and the requirements for interns, trainees and teachers come
 * from the specification (requirements 5 and 9). It gives no age for trainees and teachers, no English for trainees and
 * no passport, so these are the general ones. The texts are drafts for the client to confirm.
 */
export const usa = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('United States of America', 'মার্কিন যুক্তরাষ্ট্র'),
      shortName: t('USA', 'যুক্তরাষ্ট্র'),
      menuName: t('USA', 'যুক্তরাষ্ট্র'),
      goingTo: t('to the USA', 'যুক্তরাষ্ট্রে'),
      flag: '🇺🇸',
      spellings: {
        bengali: ['যুক্তরাষ্ট্র', 'মার্কিন যুক্তরাষ্ট্র', 'আমেরিকা', 'ইউএসএ'],
        latin: ['america', 'amerika', 'united states', 'jukto rashtro', 'juktorastro'],
      },
      subheadline: t(
        'Paid work as an intern, a trainee or a teacher',
        'ইন্টার্ন, ট্রেইনি বা শিক্ষক হিসেবে কাজ, বেতন বা ভাতাসহ',
      ),
      poster: {
        file: 'place-usa',
        description: t(
          'Poster of the USA: a red suspension bridge among banks of fog, a city’s skyline behind it, a sailing boat on the bay',
          'যুক্তরাষ্ট্রের পোস্টার: কুয়াশার স্তরের ভেতর একটি লাল ঝুলন্ত সেতু, পেছনে শহরের উঁচু ভবনের সারি, উপসাগরে পালতোলা নৌকা',
        ),
        closingPart: '52%',
      },
      overview: [
        t(
          'Come as an intern, as a trainee or as a teacher. All three are paid.',
          'ইন্টার্ন, ট্রেইনি বা শিক্ষক হিসেবে যেতে পারেন। তিনটিতেই বেতন বা ভাতা পাবেন।',
        ),
        t(
          'J1 is the name of a visa for exchange visitors.',
          'J1 একটি ভিসার নাম, যাঁরা এক্সচেঞ্জ প্রোগ্রামে যান, তাঁদের জন্য।',
        ),
      ],
      placements: [
        {
          id: 'usa-j1-internship',
          title: t('J1 Internship', 'J1 ইন্টার্নশিপ'),
          text: t(
            'For students and new graduates: work with a host company.',
            'শিক্ষার্থী ও সদ্য স্নাতকদের জন্য: হোস্ট কোম্পানিতে কাজ।',
          ),
          duration: { choices: [6, 9, 12, 18], unit: 'months' },
          positions: ['front-office', 'kitchen', 'food-and-beverage'],
          stipend: { currency: 'USD', from: 1200, to: 2400, per: 'month' },
          hours: format.weeklyHours(format.range({ from: 32, to: 40 })),
          picture: {
            file: 'prog-professional',
            description: t(
              'A hotel cut open: its kitchen, a bedroom, the restaurant and the front desk',
              'ভেতরটা কেটে দেখানো একটি হোটেল: রান্নাঘর, একটি শোবার ঘর, রেস্তোরাঁ ও ফ্রন্ট ডেস্ক',
            ),
          },
        },
        {
          id: 'usa-j1-traineeship',
          title: t('J1 Traineeship', 'J1 ট্রেইনিশিপ'),
          text: t(
            'For graduates who have worked: paid training with a host company.',
            'যেসব স্নাতক কাজ করেছেন, তাঁদের জন্য: হোস্ট কোম্পানিতে ভাতাসহ প্রশিক্ষণ।',
          ),
          isInternship: false,
          duration: { choices: [6, 9, 12, 18], unit: 'months' },
          positions: ['hotel-operations', 'culinary-arts', 'events'],
          stipend: { currency: 'USD', from: 1200, to: 2400, per: 'month' },
          hours: format.weeklyHours(format.range({ from: 32, to: 40 })),
          picture: {
            file: 'national-workshop',
            description: t(
              'A woman explains a chart to her team at a round table',
              'গোল টেবিলে এক নারী তাঁর টিমকে একটি চার্ট বোঝাচ্ছেন',
            ),
          },
        },
        {
          id: 'usa-teacher',
          title: t('Teacher', 'শিক্ষক'),
          text: t('Teach full time in an American school.', 'যুক্তরাষ্ট্রের স্কুলে পূর্ণকালীন শিক্ষকতা।'),
          isInternship: false,
          fields: ['teaching'],
          duration: { from: 1, to: 3, unit: 'years' },
          positions: ['primary-school', 'secondary-school'],
          stipend: { currency: 'USD', from: 38000, per: 'year', isSalary: true },
          hours: format.weeklyHours(format.range({ from: 40, to: 40 })),
          picture: {
            file: 'gallery-classroom',
            description: t(
              'A teacher draws a route on a globe on the blackboard, a pupil raises a hand',
              'ব্ল্যাকবোর্ডে আঁকা গ্লোবে একটি পথ আঁকছেন একজন শিক্ষক, হাত তুলেছে এক শিক্ষার্থী',
            ),
          },
        },
      ],
      eligibility: [
        {
          title: t('Interns', 'ইন্টার্ন'),
          placement: 'usa-j1-internship',
          requirements: [
            age18plus.figures,
            enrolledOrNewGraduate.plain,
            upperIntermediateEnglish.plain,
            passport12Months.plain,
          ],
        },
        {
          title: t('Trainees', 'ট্রেইনি'),
          placement: 'usa-j1-traineeship',
          requirements: [
            usualAge18to35.labelled,
            bachelor.plain,
            yearOfExperience.plain,
            basicEnglish.plain,
            passport12Months.plain,
          ],
        },
        {
          title: t('Teachers', 'শিক্ষক'),
          placement: 'usa-teacher',
          requirements: [
            usualAge18to35.labelled,
            teachingExperience.plain,
            toefl.plain,
            certification.plain,
            passport12Months.plain,
          ],
        },
      ],
      documents: {
        ...countryDocuments,
        programSpecific: [...countryDocuments.programSpecific, 'teaching-certification'],
      },
      benefits: [
        t('A choice of four lengths', 'চার রকম মেয়াদ থেকে বেছে নেওয়া'),
        t('English at work', 'কাজের ভাষা ইংরেজি'),
        t('Paid in dollars', 'ডলারে বেতন বা ভাতা'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in the USA?', 'যুক্তরাষ্ট্রে যেতে চান?'),
    }) satisfies Country,
);
