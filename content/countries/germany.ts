import { createUsualInclusions } from '../destinations/usual.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish, germanForLessons, internshipEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { newGraduateMonths } from '../eligibility/visitor-facts.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import type { Duration } from '../types/duration.ts';

const ausbildungStay = { from: 2, to: 3.5, unit: 'years' } satisfies Duration;
const internshipStay = { from: 6, to: 12, unit: 'months' } satisfies Duration;

/**
 * The page /destinations/germany. Durations, stipends and the age come from the specification (requirements 5 and 9);
 * so do the documents (requirements 2, "Apply hub") and the general eligibility (requirements 5). The texts are drafts
 * for the client to confirm.
 */
export const germany = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Germany', 'জার্মানি'),
      goingTo: t('to Germany', 'জার্মানিতে'),
      flag: '🇩🇪',
      spellings: {
        bengali: ['জার্মানি', 'জার্মানী', 'জার্মান'],
        latin: ['jarmani', 'jarmany', 'jermany', 'germani', 'jarman', 'deutschland'],
      },
      subheadline: t(
        'Paid vocational training and paid internships',
        'ভাতাসহ কারিগরি প্রশিক্ষণ ও ইন্টার্নশিপ',
      ),
      poster: {
        file: 'place-germany',
        description: t(
          'Poster of Germany: a castle with blue spires on a wooded hill, mountains behind it, a river below',
          'জার্মানির পোস্টার: বনে ঢাকা পাহাড়ের ওপর নীল চূড়ার দুর্গ, পেছনে পর্বত, নিচে নদী',
        ),
        closingPart: '47%',
      },
      overview: [
        t(
          `Learn a trade in an Ausbildung, which takes ${format.inSentence(format.duration(ausbildungStay))}, or work as an intern for ${format.inSentence(format.duration(internshipStay))}. Both are paid every month.`,
          `আউসবিল্ডুংয়ে (Ausbildung) একটি পেশা শিখুন, মেয়াদ ${format.inSentence(format.duration(ausbildungStay))}। অথবা ${format.inSentence(format.duration(internshipStay))} ইন্টার্ন হিসেবে কাজ করুন। দুটিতেই প্রতি মাসে ভাতা পাবেন।`,
        ),
        t(
          'You do an Ausbildung in a company and at a vocational school. Its lessons are in German, so begin to learn it before you apply. For an internship, ask us how much German the employer needs.',
          'আউসবিল্ডুং করবেন একটি কোম্পানিতে আর কারিগরি স্কুলে। ক্লাস হয় জার্মান ভাষায়, তাই আবেদনের আগেই শিখতে শুরু করুন। ইন্টার্নশিপে নিয়োগদাতার কতটা জার্মান দরকার, আমাদের জিজ্ঞেস করুন।',
        ),
      ],
      placements: [
        {
          id: 'germany-ausbildung',
          title: t('Ausbildung', 'আউসবিল্ডুং'),
          text: t(
            'Vocational training with a contract, paid work and an examination at the end.',
            'চুক্তি, ভাতাসহ কাজ আর শেষে পরীক্ষাসহ কারিগরি প্রশিক্ষণ।',
          ),
          isInternship: false,
          duration: ausbildungStay,
          positions: ['hotel', 'restaurant', 'kitchen'],
          stipend: { currency: 'EUR', from: 800, to: 1300, per: 'month' },
          picture: {
            file: 'gallery-kitchen',
            description: t(
              'A chef shows a trainee how a dish is finished',
              'রান্নার শেষ কাজটুকু ট্রেইনিকে দেখিয়ে দিচ্ছেন একজন শেফ',
            ),
          },
        },
        {
          id: 'germany-internship',
          title: t('Internship', 'ইন্টার্নশিপ'),
          text: t(
            `Paid work with a host company, while you study or in the ${format.spelled(newGraduateMonths)} months after you graduate.`,
            `পড়ার সময় বা স্নাতক হওয়ার পরের ${format.spelled(newGraduateMonths)} মাসের মধ্যে হোস্ট কোম্পানিতে ভাতাসহ কাজ।`,
          ),
          duration: internshipStay,
          positions: ['front-office', 'food-and-beverage', 'kitchen'],
          stipend: { currency: 'EUR', from: 800, to: 1200, per: 'month' },
          picture: {
            file: 'prog-lobby',
            description: t(
              'A guest with a suitcase at the desk of a grand hotel lobby',
              'বড় একটি হোটেলের লবিতে ডেস্কের সামনে স্যুটকেস হাতে এক অতিথি',
            ),
          },
        },
      ],
      eligibility: [
        { title: t('Age', 'বয়স'), requirements: [age18to35.figures] },
        {
          title: t('Studies, for an internship', 'ইন্টার্নশিপের জন্য পড়াশোনা'),
          placement: 'germany-internship',
          requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
        },
        {
          title: t('Language, for an internship', 'ইন্টার্নশিপের জন্য ভাষা'),
          placement: 'germany-internship',
          requirements: [internshipEnglish.plain],
        },
        {
          title: t('Languages, for an Ausbildung', 'আউসবিল্ডুংয়ের জন্য ভাষা'),
          placement: 'germany-ausbildung',
          requirements: [germanForLessons.plain, basicEnglish.plain],
        },
        { title: t('Passport', 'পাসপোর্ট'), requirements: [passport12Months.valid] },
      ],
      documents: countryDocuments,
      benefits: [
        t('Paid while you learn', 'শেখার সময় ভাতা'),
        t('A trade with an examination', 'একটি পেশা শেখা, শেষে পরীক্ষা'),
        t('Practice in German', 'জার্মান ভাষার চর্চা'),
      ],
      ...createUsualInclusions(t),
      closing: t('See yourself in Germany?', 'জার্মানিতে যেতে চান?'),
    }) satisfies Country,
);
