import { age21to35 } from '../eligibility/ages.ts';
import { english as englishRequirement } from '../eligibility/english.ts';
import { hospitalityDegreeOrExperience } from '../eligibility/qualifications.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import type { Country } from '../types/country.ts';
import type { Duration } from '../types/duration.ts';
import type { Stipend } from '../types/stipend.ts';

const pay = { currency: 'AED', from: 4000, to: 8000, per: 'month' } satisfies Stipend;
const stay = { from: 12, to: 24, unit: 'months' } satisfies Duration;

/**
 * The page /destinations/uae. The subheadline, the programme, the figures, the eligibility, the documents, the towns,
 * the benefits and what is included come from the specification word for word (requirements 2, 5 and 9). The passport
 * is the general one (requirements 5). The overview and the placement's text are drafts for the client to confirm.
 */
export const uae = inBothLanguages(
  (t, format) =>
    ({
      draft: true,
      country: t('United Arab Emirates', 'সংযুক্ত আরব আমিরাত'),
      shortName: t('UAE', 'আমিরাত'),
      goingTo: t('to the United Arab Emirates', 'সংযুক্ত আরব আমিরাতে'),
      costs: 'uae',
      flag: '🇦🇪',
      spellings: {
        bengali: ['সংযুক্ত আরব আমিরাত', 'আরব আমিরাত', 'দুবাই', 'আমিরাত', 'ইউএই'],
        latin: ['uae', 'dubai', 'emirates', 'arab amirat', 'amirat', 'abu dhabi'],
      },
      subheadline: t(
        'Experience Middle Eastern Luxury and Global Business Excellence',
        'দুবাই, আবুধাবি ও শারজায় মধ্যপ্রাচ্যের আভিজাত্য আর বিশ্বমানের ব্যবসার অভিজ্ঞতা নিন',
      ),
      poster: {
        file: 'place-uae',
        description: t(
          'Poster of the United Arab Emirates: the tallest tower of Dubai, a hotel in the shape of a sail and a white mosque across the water, two camels on the dunes before it',
          'সংযুক্ত আরব আমিরাতের পোস্টার: দুবাইয়ের সবচেয়ে উঁচু টাওয়ার, পালের আকারের একটি হোটেল, পানির ওপারে সাদা মসজিদ, সামনে বালিয়াড়িতে দুটি উট',
        ),
        closingPart: '13%',
      },
      overview: [
        t(
          `Work in luxury hotels, tourism or events for ${format.duration(stay)}, for ${format.stipend(pay)} a month.`,
          `${format.inSentence(format.duration(stay))} কাজ করবেন অভিজাত হোটেলে, পর্যটনে বা ইভেন্টে। ভাতা মাসে ${format.inSentence(format.stipend(pay))}।`,
        ),
        t(
          'We help you to find accommodation: ask what it costs before you accept.',
          'থাকার জায়গা খুঁজতে আমরা সহায়তা করি। রাজি হওয়ার আগে খরচ কত, আমাদের জিজ্ঞেস করুন।',
        ),
      ],
      placements: [
        {
          id: 'uae-luxury-hospitality',
          title: t('Luxury Hospitality', 'লাক্সারি হসপিটালিটি'),
          text: t(
            'Work in luxury hotel operations, tourism or events.',
            'অভিজাত হোটেল পরিচালনা, পর্যটন বা ইভেন্টের কাজ।',
          ),
          isInternship: false,
          duration: stay,
          positions: ['luxury-hotel-operations', 'tourism', 'events'],
          stipend: pay,
          location: [t('Dubai', 'দুবাই'), t('Abu Dhabi', 'আবুধাবি'), t('Sharjah', 'শারজা')],
          picture: {
            file: 'prog-professional',
            description: t(
              'A hotel at night, cut open: kitchen, bedroom and dining room above, reception below',
              'রাতের একটি হোটেল, ভেতরটা কেটে দেখানো: ওপরে রান্নাঘর, শোবার ঘর ও খাবারঘর, নিচে রিসেপশন',
            ),
          },
        },
      ],
      eligibility: [
        { title: t('Age', 'বয়স'), requirements: [age21to35.figures] },
        {
          title: t('Background', 'ডিগ্রি বা অভিজ্ঞতা'),
          requirements: [hospitalityDegreeOrExperience.plain],
        },
        { title: t('Language', 'ভাষা'), requirements: [englishRequirement.plain] },
      ],
      documents: {
        required: ['cv', 'passport', 'degree'],
        programSpecific: ['experience-certificates', 'hospitality-background'],
        visa: ['employment-visa'],
      },
      benefits: [
        t('Luxury hospitality experience', 'অভিজাত হসপিটালিটির অভিজ্ঞতা'),
        t('Middle Eastern culture', 'মধ্যপ্রাচ্যের সংস্কৃতি'),
        t('Tax-free income', 'করমুক্ত আয়'),
        t('Global networking', 'বিশ্বজুড়ে যোগাযোগ'),
      ],
      included: [
        t('Job placement', 'কাজের ব্যবস্থা'),
        t('Visa processing', 'ভিসার প্রক্রিয়া'),
        t('Accommodation assistance', 'থাকার জায়গা খুঁজতে সহায়তা'),
        t('Medical insurance', 'স্বাস্থ্যবিমা'),
      ],
      notIncluded: [
        t('Visa fees', 'ভিসা ফি'),
        t('Travel costs', 'যাতায়াতের খরচ'),
        t('Personal expenses', 'ব্যক্তিগত খরচ'),
      ],
      closing: t('See yourself in the UAE?', 'আমিরাতে যেতে চান?'),
    }) satisfies Country,
);
