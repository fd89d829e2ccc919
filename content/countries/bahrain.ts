import { age21to35 } from '../eligibility/ages.ts';
import { englishOrArabic } from '../eligibility/english.ts';
import { relevantDegree } from '../eligibility/qualifications.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import type { Country } from '../types/country.ts';
import type { Duration } from '../types/duration.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'BHD', from: 400, to: 700, per: 'month' } satisfies Stipend;
const stay = { from: 12, to: 18, unit: 'months' } satisfies Duration;

/**
 * The page /destinations/bahrain. Subheadline, programme, benefits, figures, eligibility, documents and what is
 * included come from the specification word for word (requirements 2, 5 and 9). The passport is the general one
 * (requirements 5). The other texts are drafts for the client to confirm.
 */
export const bahrain = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Bahrain', 'বাহরাইন'),
      goingTo: t('to Bahrain', 'বাহরাইনে'),
      costs: 'bahrain',
      flag: '🇧🇭',
      spellings: {
        bengali: ['বাহরাইন', 'বাহরিন'],
        latin: ['bahrein', 'baharain', 'bahrin', 'behrain'],
      },
      subheadline: t(
        'Discover Gulf Hospitality and Financial Excellence',
        'উপসাগরীয় অঞ্চলের হসপিটালিটি ও আর্থিক খাতের সেরা অভিজ্ঞতা নিন',
      ),
      poster: {
        file: 'place-bahrain',
        description: t(
          'Poster of Bahrain: two sail-shaped towers with wind turbines between them at dusk, a crescent moon, a dhow before an old fort, a pearl oyster on the sand',
          'বাহরাইনের পোস্টার: সন্ধ্যায় পালের আকৃতির দুটি টাওয়ার, মাঝখানে বায়ুকল, আকাশে বাঁকা চাঁদ, পুরোনো দুর্গের সামনে আরবের পালতোলা নৌকা, বালিতে মুক্তার ঝিনুক',
        ),
        closingPart: '20%',
      },
      overview: [
        t(
          `Work in a hotel’s management, in finance or in business operations for ${format.duration(stay)}, for ${format.stipend(pay)} a month.`,
          `${format.inSentence(format.duration(stay))} কাজ করবেন হোটেলের ব্যবস্থাপনায়, ফাইন্যান্সে বা ব্যবসা পরিচালনায়। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
        t(
          'Accommodation is not included: ask what a room costs before you accept.',
          'থাকার জায়গা অন্তর্ভুক্ত নয়। রাজি হওয়ার আগে ঘরভাড়া কত, আমাদের জিজ্ঞেস করুন।',
        ),
      ],
      placements: [
        {
          id: 'bahrain-gulf-hospitality',
          title: t('Gulf Hospitality', 'গালফ হসপিটালিটি'),
          text: t(
            'Work in hotel management, finance or business operations.',
            'কাজ হোটেলের ব্যবস্থাপনা, ফাইন্যান্স বা ব্যবসা পরিচালনায়।',
          ),
          isInternship: false,
          fields: ['hospitality', 'tourism', 'business'],
          duration: stay,
          positions: ['hotel-management', 'finance', 'business-operations'],
          stipend: pay,
          location: [t('Manama', 'মানামা'), t('Muharraq', 'মুহাররাক'), t('Riffa', 'রিফা')],
          picture: {
            file: 'national-office',
            description: t(
              'Three colleagues at their desks in an office high above a city',
              'শহরের অনেক ওপরে একটি অফিসে নিজেদের ডেস্কে তিন সহকর্মী',
            ),
          },
        },
      ],
      eligibility: [
        { title: t('Age', 'বয়স'), requirements: [age21to35.figures] },
        { title: t('Background', 'শিক্ষাগত যোগ্যতা'), requirements: [relevantDegree.plain] },
        { title: t('Language', 'ভাষা'), requirements: [englishOrArabic.plain] },
      ],
      documents: {
        required: ['cv', 'passport', 'certificates'],
        programSpecific: ['work-experience'],
        visa: ['work-permit'],
      },
      benefits: [
        t('Gulf region experience', 'উপসাগরীয় অঞ্চলের অভিজ্ঞতা'),
        t('Cultural diversity', 'নানা সংস্কৃতির পরিবেশ'),
        t('Career advancement', 'ক্যারিয়ারে এগিয়ে যাওয়া'),
      ],
      included: [
        t('Job placement', 'কাজের ব্যবস্থা'),
        t('Visa support', 'ভিসার কাজে সহায়তা'),
        t('Orientation', 'ওরিয়েন্টেশন'),
      ],
      notIncluded: [t('Visa fees', 'ভিসা ফি'), t('Travel', 'যাতায়াত'), t('Accommodation', 'থাকার জায়গা')],
      closing: t('See yourself in Bahrain?', 'বাহরাইনে যেতে চান?'),
    }) satisfies Country,
);
