import { siteEmail, siteNames } from '../identity.ts';
import { inBothLanguages } from '../in-both-languages.ts';

/** The texts of the calendar entry on the day when our answer is due. */
export const answerCalendars = inBothLanguages((t) => ({
  title: t(`Answer from ${siteNames.en} due`, `${siteNames.bn}ের উত্তর পাওয়ার কথা`),
  text: (noun: string, reference: string, promise: string) =>
    t(
      `The reference of your ${noun}: ${reference}. ${promise} If you have heard nothing by then, write to ${siteEmail} with your reference.`,
      `আপনার ${noun}টির রেফারেন্স নম্বর: ${reference}। ${promise} এর মধ্যে আমরা যোগাযোগ না করলে রেফারেন্স নম্বরসহ লিখুন: ${siteEmail}।`,
    ),
  failed: t(
    'The calendar entry cannot be made just now. Please try again in a minute.',
    'ক্যালেন্ডারের ফাইলটি এখন তৈরি করা যাচ্ছে না। এক মিনিট পর আবার চেষ্টা করুন।',
  ),
}));
