import { usualStay } from '../destinations/usual.ts';
import { age18plus, usualAge18to35 } from '../eligibility/ages.ts';
import { character, medicalClearance } from '../eligibility/attitudes.ts';
import { intermediateEnglish, internshipEnglish } from '../eligibility/english.ts';
import { passport12Months, validPassport } from '../eligibility/passports.ts';
import { healthBackground } from '../eligibility/qualifications.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { duration as medicalStay } from '../programme-pages/medical-internships.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';

/**
 * The page /destinations/greece. The specification gives no stipend for Greece, but names it among the twelve countries
 * of the medical internships (requirements 2). The medical placement has the length and the eligibility of that
 * programme (requirements 2 and 9). The hotel internship has the general eligibility (requirements 5). The texts are
 * drafts for the client to confirm.
 */
export const greece = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Greece', 'গ্রিস'),
      goingTo: t('to Greece', 'গ্রিসে'),
      costs: 'greece',
      flag: '🇬🇷',
      spellings: {
        bengali: ['গ্রিস', 'গ্রীস'],
        latin: ['gris', 'grece', 'grish', 'hellas', 'athens'],
      },
      subheadline: t(
        'Hotel internships and medical internships',
        'হোটেলে ইন্টার্নশিপ ও মেডিকেল ইন্টার্নশিপ',
      ),
      poster: {
        file: 'place-greece',
        description: t(
          'Poster of Greece: white houses with blue domes above the sea, pink bougainvillea, a sail under a low sun',
          'গ্রিসের পোস্টার: সাগরের ধারে উঁচুতে নীল গম্বুজের সাদা বাড়ি, গোলাপি বাগানবিলাস, নেমে আসা সূর্যের নিচে একটি পালতোলা নৌকা',
        ),
        closingPart: '63%',
      },
      overview: [
        t(
          'Work in a hotel, or join a hospital or a clinic for a medical internship.',
          'হোটেলে কাজ করুন, অথবা হাসপাতাল বা ক্লিনিকে মেডিকেল ইন্টার্নশিপ করুন।',
        ),
        t(
          `A hotel internship typically takes ${format.inSentence(format.duration(usualStay))}, a medical internship ${format.duration(medicalStay)}. Ask us about the stipend.`,
          `হোটেলে ইন্টার্নশিপের মেয়াদ সাধারণত ${format.inSentence(format.duration(usualStay))}, মেডিকেল ইন্টার্নশিপের ${format.inSentence(format.duration(medicalStay))}। ভাতা কত, আমাদের জিজ্ঞেস করুন।`,
        ),
      ],
      placements: [
        {
          id: 'greece-resort-hotel-internship',
          title: t('Hotel Internship', 'হোটেলে ইন্টার্নশিপ'),
          text: t('Work in a hotel.', 'হোটেলে কাজ।'),
          positions: ['hotel', 'restaurant', 'kitchen', 'tourism'],
        },
        {
          id: 'greece-medical-internship',
          title: t('Medical Internship', 'মেডিকেল ইন্টার্নশিপ'),
          text: t(
            `Learn beside doctors and nurses for ${format.duration(medicalStay)}.`,
            `ডাক্তার ও নার্সদের পাশে থেকে শিখবেন। মেয়াদ ${format.inSentence(format.duration(medicalStay))}।`,
          ),
          programme: 'medical-internships',
          fields: ['health', 'science'],
          positions: ['health', 'nursing', 'biology'],
          picture: {
            file: 'prog-ward',
            description: t(
              'Two young women in white coats at the bed of an old man on a bright ward',
              'আলোভরা ওয়ার্ডে এক বৃদ্ধের বিছানার পাশে সাদা কোট পরা দুই তরুণী',
            ),
          },
        },
      ],
      eligibility: [
        {
          title: t('For a hotel internship', 'হোটেল ইন্টার্নশিপে'),
          placement: 'greece-resort-hotel-internship',
          requirements: [
            usualAge18to35.labelled,
            secondYearOrNewGraduate.oneLine,
            internshipEnglish.plain,
            passport12Months.plain,
          ],
        },
        {
          title: t('For a medical internship', 'মেডিকেল ইন্টার্নশিপে'),
          placement: 'greece-medical-internship',
          requirements: [
            age18plus.labelled,
            intermediateEnglish.plain,
            validPassport.plain,
            healthBackground.preferred,
            character.both,
            medicalClearance.plain,
          ],
        },
      ],
      documents: countryDocuments,
      benefits: [
        t('Hotel or hospital', 'হোটেল বা হাসপাতাল'),
        t('First words of Greek', 'গ্রিক ভাষায় হাতেখড়ি'),
        t(
          'Globally recognised certificate, for a hotel internship',
          'হোটেলে ইন্টার্নশিপ শেষে বিশ্বজুড়ে স্বীকৃত সনদ',
        ),
      ],
      included: [
        t('Review of your application', 'আবেদন যাচাই'),
        t(
          'Placement with an employer, or at a hospital or clinic',
          'নিয়োগদাতার কাছে, অথবা হাসপাতাল বা ক্লিনিকে কাজের ব্যবস্থা',
        ),
        t('Visa support', 'ভিসার কাজে সহায়তা'),
        t('Pre-departure orientation', 'যাত্রার আগের ওরিয়েন্টেশন'),
      ],
      notIncluded: [
        t('Flights', 'বিমানভাড়া'),
        t('Visa and embassy fees', 'ভিসা ও দূতাবাসের ফি'),
        t('Insurance, unless your hotel covers it', 'হোটেল না দিলে বিমা'),
        t('Local commuting', 'প্রতিদিনের যাতায়াত'),
        t('Personal expenses', 'ব্যক্তিগত খরচ'),
        t('Meals, during a medical internship', 'মেডিকেল ইন্টার্নশিপের সময় খাবার'),
      ],
      closing: t('See yourself in Greece?', 'গ্রিসে যেতে চান?'),
    }) satisfies Country,
);
