import type { answerCalendar as english } from '../../en/forms/answer-calendar.ts';
import { siteEmail } from '../../identity.ts';
import type { Translation } from '../../types/translation.ts';
import { siteName } from '../site.ts';

/** The texts of the calendar entry on the day when our answer is due. */
export const answerCalendar = {
  title: `${siteName}ের উত্তর পাওয়ার কথা`,
  text: (noun: string, reference: string, promise: string) =>
    `আপনার ${noun}টির রেফারেন্স নম্বর: ${reference}। ${promise} এর মধ্যে আমরা যোগাযোগ না করলে রেফারেন্স নম্বরসহ লিখুন: ${siteEmail}।`,
  failed: 'ক্যালেন্ডারের ফাইলটি এখন তৈরি করা যাচ্ছে না। এক মিনিট পর আবার চেষ্টা করুন।',
} satisfies Translation<typeof english>;
