import type { submissionMail as english } from '../../en/forms/submission-mail.ts';
import type { Translation } from '../../types/translation.ts';

/** Formats a time as a deadline: 'সকাল ১০টার মধ্যে', 'বিকেল ৪টা ৫ মিনিটের মধ্যে'. A time ends in one of these two words. */
const formatDeadline = (time: string) => `${time}${time.endsWith('টা') ? 'র' : 'ের'} মধ্যে`;

/** The sentences of the acknowledgement, and of the steps that it shares with the confirmation. */
export const submissionMail = {
  subject: (noun: string, reference: string) => `আপনার ${noun}টি পেয়েছি: ${reference}`,
  label: (noun: string) => `${noun} পৌঁছেছে`,
  title: (noun: string) => `আপনার ${noun}টি পেয়েছি`,
  /** @param thanks the form's own words with the organisation's name, which has an ending in them */
  thanks: (thanks: string, programme: string | undefined) =>
    programme === undefined ? `${thanks}।` : `“${programme}”-এর জন্য ${thanks}।`,
  preview: (time: string) => `${formatDeadline(time)} আপনার সঙ্গে যোগাযোগ করব (বাংলাদেশ সময়)।`,
  programme: 'প্রোগ্রাম',
  reference: 'আপনার রেফারেন্স নম্বর',
  next: 'এরপর যা হবে',
  timeZone: 'সময়গুলো বাংলাদেশ সময় অনুযায়ী।',
  documents: 'আপনার কাগজপত্র',
  reply: 'এই মেইলেই উত্তর দিন।',
  replyInstead: 'এই মেইলেই উত্তর দিন।',
  mistake: 'ফরমটি আপনি না পাঠিয়ে থাকলে কেউ ভুল করে আপনার ই-মেইল ঠিকানা লিখেছেন। উত্তর দিয়ে আমাদের জানান।',
  replySubject: (noun: string, reference: string) => `আপনার ${noun} ${reference}`,
  officeHours: (hours: string) => `অফিসের সময়: ${hours}`,

  steps: {
    received: (noun: string, time: string) =>
      `${time}${time.endsWith('টা') ? 'য়' : 'ে'} আপনার ${noun}টি পেয়েছি।`,
    by: formatDeadline,
    documents: (names: string) => `এই কাগজপত্র চাইব: ${names}।`,
    askWhoApplies: (names: string) => `আপনার ${names}-এর আবেদন কে করবেন, আমাদের জিজ্ঞেস করুন।`,
  },
  documentLists: {
    have: 'যা আছে বলে জানিয়েছেন',
    sent: 'ফরমের সঙ্গে যা পাঠিয়েছেন',
    open: 'যা এখনো বাকি',
    all: 'প্রোগ্রামটির জন্য যা লাগবে',
    askWhoApplies: 'আবেদন কে করবেন, আমাদের জিজ্ঞেস করুন',
    afterAcceptance: 'নির্বাচিত হওয়ার পর',
  },
} satisfies Translation<typeof english>;
