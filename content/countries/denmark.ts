import { age18to35 } from '../eligibility/ages.ts';
import { ieltsA2 } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import {
  contract,
  duration,
  fullStay,
  holiday,
  housing,
  stay,
  stipend,
} from '../programme-pages/agriculture-internship.ts';
import { livestockCountryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';

/**
 * The page /destinations/denmark. Every figure of the livestock traineeship, the nine documents and what is not
 * included come from the specification (requirements 9, "Agriculture internship"; requirements 5 for age and IELTS).
 * The other texts are drafts for the client to confirm.
 */
export const denmark = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('Denmark', 'ডেনমার্ক'),
      goingTo: t('to Denmark', 'ডেনমার্কে'),
      costs: 'denmark',
      flag: '🇩🇰',
      spellings: { bengali: ['ডেনমার্ক'], latin: ['denmarc', 'denmak', 'danmark', 'denmarck'] },
      subheadline: t(
        `A paid livestock traineeship, with ${format.spelled(stay.holidayWeeks)} weeks of holiday`,
        `গবাদিপশু পালনে ভাতাসহ ট্রেইনিশিপ, সঙ্গে ${format.spelled(stay.holidayWeeks)} সপ্তাহের ছুটি`,
      ),
      poster: {
        file: 'place-denmark',
        description: t(
          'Poster of Denmark: a two-masted ship at a quay of tall houses in red, blue and yellow, a bicycle against the railing',
          'ডেনমার্কের পোস্টার: লাল, নীল ও হলুদ উঁচু বাড়ির সামনের ঘাটে দুই মাস্তুলের জাহাজ, রেলিংয়ে ঠেস দেওয়া সাইকেল',
        ),
        closingPart: '77%',
      },
      overview: [
        t(
          `Feed, milk and look after animals on a Danish farm, for ${format.stipend(stipend)} a month. Overtime is paid on top.`,
          `ডেনমার্কের একটি খামারে পশুকে খাওয়ানো, দুধ দোয়ানো আর যত্ন নেওয়ার কাজ। মাসে পাবেন ${format.inSentence(format.stipend(stipend))}। ওভারটাইমের টাকা আলাদা।`,
        ),
        t(
          `The contract is for ${format.duration(contract)} and can be extended. A stay of ${format.duration(fullStay)} has ${format.duration(holiday)} of paid holiday. Housing costs ${format.moneyRange(housing, housing.currency)} a month. Danish farms keep pigs as well as cattle: we cannot promise a farm with cattle only.`,
          `চুক্তি ${format.duration(contract)}ের, পরে বাড়ানো যায়। ${format.duration(fullStay)} থাকলে ভাতাসহ ছুটি ${format.duration(holiday)}। থাকার জায়গার খরচ মাসে ${format.inSentence(format.moneyRange(housing, housing.currency))}। ডেনমার্কের খামারে গরুর পাশাপাশি শূকরও পালা হয়। শুধু গরুর খামার পাবেন, এমন কথা আমরা দিতে পারি না।`,
        ),
      ],
      placements: [
        {
          id: 'denmark-livestock-traineeship',
          title: t('Livestock Traineeship', 'গবাদিপশু পালনে ট্রেইনিশিপ'),
          text: t(
            'Work with livestock on a farm: feeding, milking, young animals, clean stalls.',
            'খামারে গবাদিপশুর কাজ: খাওয়ানো, দুধ দোয়ানো, কমবয়সি পশুর যত্ন, গোয়াল পরিষ্কার রাখা।',
          ),
          isInternship: false,
          programme: 'agriculture-internship',
          fields: ['agriculture'],
          duration,
          positions: ['dairy-cattle', 'pigs', 'calves-and-young-stock'],
          stipend,
          picture: {
            file: 'prog-field',
            description: t(
              'A farmer and a trainee with a tablet in a field, a red barn behind them',
              'মাঠে একজন খামারি আর ট্যাবলেট হাতে একজন ট্রেইনি, পেছনে লাল গোলাঘর',
            ),
          },
        },
      ],
      eligibility: [
        { title: t('Age', 'বয়স'), requirements: [age18to35.figures] },
        { title: t('English', 'ইংরেজি'), requirements: [ieltsA2.plain] },
        {
          title: t('Studies', 'পড়াশোনা'),
          requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
        },
        { title: t('Passport', 'পাসপোর্ট'), requirements: [passport2Years.valid] },
      ],
      documents: livestockCountryDocuments,
      benefits: [
        t(`${format.duration(holiday)} of paid holiday`, `ভাতাসহ ${format.duration(holiday)}ের ছুটি`),
        t('Overtime paid on top', 'ওভারটাইমের আলাদা টাকা'),
        t('A contract that can be extended', 'মেয়াদ বাড়ানো যায়, এমন চুক্তি'),
      ],
      included: [
        t('Review of your application', 'আবেদন যাচাই'),
        t('Placement on a farm', 'খামারে কাজের ব্যবস্থা'),
        t('Visa support', 'ভিসার কাজে সহায়তা'),
        t('Pre-departure orientation', 'যাত্রার আগের ওরিয়েন্টেশন'),
      ],
      notIncluded: [
        t('Flights', 'বিমানভাড়া'),
        t('Visa and embassy fees', 'ভিসা ও দূতাবাসের ফি'),
        t('Insurance, unless the host covers it', 'হোস্ট না দিলে বিমা'),
        t('Local commuting', 'প্রতিদিনের যাতায়াত'),
        t('Personal expenses', 'ব্যক্তিগত খরচ'),
      ],
      closing: t('See yourself in Denmark?', 'ডেনমার্কে যেতে চান?'),
    }) satisfies Country,
);
