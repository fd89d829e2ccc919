import { inBothLanguages } from './in-both-languages.ts';

/** The texts of the embedded frames of the site in each language, by the name of their content. */
export const frameTexts = inBothLanguages((t) => {
  const fallback = {
    text: t("If the form doesn't load,", 'ফরমটি না এলে'),
    link: t('click here to open it in a new tab', 'এখানে ক্লিক করে নতুন ট্যাবে খুলুন'),
  };
  return {
    contact: {
      title: t('Contact form', 'যোগাযোগের ফরম'),
      loading: t('Please wait for the form to load.', 'ফরমটি আসা পর্যন্ত অপেক্ষা করুন।'),
      fallback,
    },
    registration: {
      title: t(
        'Registration form of the national student programme',
        'শিক্ষার্থীদের ন্যাশনাল প্রোগ্রামের নিবন্ধন ফরম',
      ),
      loading: t('Please wait for the form to load.', 'ফরমটি আসা পর্যন্ত অপেক্ষা করুন।'),
      fallback,
    },
    'study-abroad': {
      title: t('Study Abroad Application Form', 'বিদেশে পড়াশোনা: আবেদন ফরম'),
      loading: t('Please wait for the application to load.', 'আবেদন ফরমটি আসা পর্যন্ত অপেক্ষা করুন।'),
      fallback,
    },
    'international-internship': {
      title: t('International Internship Application Form', 'ইন্টারন্যাশনাল ইন্টার্নশিপ: আবেদন ফরম'),
      loading: t('Please wait for the application to load.', 'আবেদন ফরমটি আসা পর্যন্ত অপেক্ষা করুন।'),
      fallback,
    },
    map: {
      title: t('Map of the office', 'অফিসের মানচিত্র'),
      loading: t('Please wait for the map to load.', 'মানচিত্রটি আসা পর্যন্ত অপেক্ষা করুন।'),
      fallback: {
        text: t("If the map doesn't load,", 'মানচিত্রটি না এলে'),
        link: fallback.link,
      },
    },
  };
});

/** The texts of a page that can't be shown, in each language. */
export const frameErrorTexts = inBothLanguages((t) => ({
  /** The page forbids embedding. */
  forbidden: {
    title: t('This page opens in a new tab', 'পাতাটি নতুন ট্যাবে খুলবে'),
    text: t(
      'It cannot be shown here. The page that you are reading stays open.',
      'এটি এখানে দেখানো যায় না। যে পাতা পড়ছেন, তা খোলাই থাকবে।',
    ),
  },
  /** The page did not load within fifteen seconds, or failed at once. */
  failed: {
    title: t('This did not load', 'এটি লোড হয়নি'),
    text: t(
      'The page has not answered. Check your connection and try again, or open it in a new tab.',
      'পাতাটি আসেনি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন, অথবা নতুন ট্যাবে খুলুন।',
    ),
  },
  tryAgain: t('Try again', 'আবার চেষ্টা করুন'),
  open: t('Open it in a new tab', 'নতুন ট্যাবে খুলুন'),
}));

export type EmbeddedFrameName = keyof (typeof frameTexts)['en'];

/** The heights of an embedded page in pixels. */
type FrameHeights = {
  wide: number;
  /** The height in windows up to 768 px wide. */
  narrow: number;
};

/**
 * The heights of the embedded frames (requirements 9).
 *
 * `external` are the minimum heights for an external page, whose content can't be measured. `own` are the heights that our own
 * page in its place has at most, in each language, in windows from 360 px on. It reports its exact height once it has loaded.
 */
export const frameHeights: Record<
  EmbeddedFrameName,
  { external: FrameHeights; own: { en: FrameHeights; bn: FrameHeights } }
> = {
  contact: {
    external: { wide: 600, narrow: 600 },
    own: { en: { wide: 1215, narrow: 1370 }, bn: { wide: 1325, narrow: 1535 } },
  },
  registration: {
    external: { wide: 3000, narrow: 3300 },
    own: { en: { wide: 1230, narrow: 1460 }, bn: { wide: 1375, narrow: 1595 } },
  },
  'study-abroad': {
    external: { wide: 4600, narrow: 5800 },
    own: { en: { wide: 3130, narrow: 4640 }, bn: { wide: 3345, narrow: 5000 } },
  },
  'international-internship': {
    external: { wide: 6000, narrow: 6200 },
    own: { en: { wide: 3430, narrow: 5385 }, bn: { wide: 3715, narrow: 5755 } },
  },
  map: {
    external: { wide: 600, narrow: 600 },
    own: { en: { wide: 677, narrow: 458 }, bn: { wide: 677, narrow: 470 } },
  },
};
