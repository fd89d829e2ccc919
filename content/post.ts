import { blog } from './blog.ts';
import { inBothLanguages } from './in-both-languages.ts';
import type { Language } from './language.ts';
import { finderLink } from './navigation.ts';
import type { Action } from './types/common.ts';

/** The texts that all posts share, in each language. */
export const postTemplate = inBothLanguages((t, _, language) => ({
  back: { to: '/blog', name: blog[language].title } satisfies Action,
  more: t('More posts', 'আরও লেখা'),
  adjacentPosts: {
    label: t('Previous and next post', 'আগের ও পরের লেখা'),
    older: t('Previous', 'আগের লেখা'),
    newer: t('Next', 'পরের লেখা'),
  },
  share: {
    title: t('Share', 'শেয়ার করুন'),
    label: t('Share this post', 'লেখাটি শেয়ার করুন'),
    facebook: t('Share on Facebook', 'Facebook-এ শেয়ার করুন'),
    linkedin: t('Share on LinkedIn', 'LinkedIn-এ শেয়ার করুন'),
    whatsapp: t('Share on WhatsApp', 'WhatsApp-এ শেয়ার করুন'),
    mail: t('Send by e-mail', 'ই-মেইলে পাঠান'),
    copy: t('Copy the link', 'লিংক কপি করুন'),
    copied: t('Link copied', 'লিংক কপি হয়েছে'),
    notCopied: t(
      'The link could not be copied. Please copy it from the address bar.',
      'লিংকটি কপি করা যায়নি। ব্রাউজারের ওপরের ঠিকানা থেকে কপি করে নিন।',
    ),
  },
  closing: {
    title: t('Ready for your next step?', 'পরের ধাপের জন্য তৈরি?'),
    text: t(
      'Apply online, or talk it through with an advisor first.',
      'অনলাইনে আবেদন করুন, অথবা আগে একজন পরামর্শকের সঙ্গে কথা বলে নিন।',
    ),
    actions: [
      { to: '/apply', name: t('Apply Now', 'এখনই আবেদন করুন') },
      { to: '/contact', name: t('Book a Consultation', 'পরামর্শের সময় নিন') },
    ] satisfies [Action, Action],
    finder: finderLink[language],
  },
}));

const readingTimes = inBothLanguages(
  (t, format) => (minutes: number) =>
    t(`${format.digits(minutes)} min read`, `পড়তে ${format.digits(minutes)} মিনিট`),
);

/** Formats the time that a post takes to read. */
export const formatReadingTime = (minutes: number, language: Language): string =>
  readingTimes[language](minutes);

const sampleLabels = inBothLanguages((t) => t('Example post', 'উদাহরণ'));

/** Returns the mark of an example post, which a post of the repository has until the client has confirmed it. */
export const getSampleLabel = (language: Language): string => sampleLabels[language];
