import { inBothLanguages } from '../in-both-languages.ts';

/** Formats a time as a deadline in Bengali: 'সকাল ১০টার মধ্যে', 'বিকেল ৪টা ৫ মিনিটের মধ্যে'. A time ends in one of these two words. */
const formatBengaliDeadline = (time: string) => `${time}${time.endsWith('টা') ? 'র' : 'ের'} মধ্যে`;

/** The sentences of the acknowledgement, and of the steps that it shares with the confirmation, in each language. */
export const submissionMails = inBothLanguages((t) => ({
  subject: (noun: string, reference: string) =>
    t(`We received your ${noun} ${reference}`, `আপনার ${noun}টি পেয়েছি: ${reference}`),
  label: (noun: string) =>
    t(`${noun.replace(/^./, (letter) => letter.toUpperCase())} received`, `${noun} পৌঁছেছে`),
  title: (noun: string) => t(`Your ${noun} is with us`, `আপনার ${noun}টি পেয়েছি`),
  /**
   * @param thanks the form's own words: 'Thank you for applying'. The Bengali ones have the organisation's name, with an ending
   * @param programme undefined if the form belongs to none
   */
  thanks: (thanks: string, programme: string | undefined, organisation: string) =>
    t(
      `${thanks}${programme === undefined ? '' : ` for ${programme} with`} ${organisation}.`,
      programme === undefined ? `${thanks}।` : `“${programme}”-এর জন্য ${thanks}।`,
    ),
  preview: (time: string) =>
    t(
      `We will get back to you by ${time} (Dhaka time).`,
      `${formatBengaliDeadline(time)} আপনার সঙ্গে যোগাযোগ করব (বাংলাদেশ সময়)।`,
    ),
  programme: t('Programme', 'প্রোগ্রাম'),
  reference: t('Your reference', 'আপনার রেফারেন্স নম্বর'),
  next: t('What happens next', 'এরপর যা হবে'),
  timeZone: t('All times are in Dhaka time.', 'সময়গুলো বাংলাদেশ সময় অনুযায়ী।'),
  documents: t('Your documents', 'আপনার কাগজপত্র'),
  reply: t('Reply to this mail.', 'এই মেইলেই উত্তর দিন।'),
  replyInstead: t('Reply to this mail instead.', 'এই মেইলেই উত্তর দিন।'),
  mistake: t(
    'If you did not send this form, somebody entered your email address by mistake. Please reply and tell us.',
    'ফরমটি আপনি না পাঠিয়ে থাকলে কেউ ভুল করে আপনার ই-মেইল ঠিকানা লিখেছেন। উত্তর দিয়ে আমাদের জানান।',
  ),
  /** The subject of our own answer. */
  replySubject: (noun: string, reference: string) =>
    t(`Your ${noun} ${reference}`, `আপনার ${noun} ${reference}`),
  officeHours: (hours: string) => t(`Office hours: ${hours}`, `অফিসের সময়: ${hours}`),

  steps: {
    received: (noun: string, time: string) =>
      t(
        `We received your ${noun} at ${time}.`,
        `${time}${time.endsWith('টা') ? 'য়' : 'ে'} আপনার ${noun}টি পেয়েছি।`,
      ),
    by: (time: string) => t(`By ${time}`, formatBengaliDeadline(time)),
    /** @param names several documents in words */
    documents: (names: string) =>
      t(`We ask for these documents: ${names}.`, `এই কাগজপত্র চাইব: ${names}।`),
    /** @param names 'work permit' */
    askWhoApplies: (names: string) =>
      t(
        `Ask us who applies for your ${names}.`,
        `আপনার ${names}-এর আবেদন কে করবেন, আমাদের জিজ্ঞেস করুন।`,
      ),
  },
  documentLists: {
    have: t('You told us that you have', 'যা আছে বলে জানিয়েছেন'),
    sent: t('You sent with the form', 'ফরমের সঙ্গে যা পাঠিয়েছেন'),
    open: t('Still to come', 'যা এখনো বাকি'),
    all: t('What the programme asks for', 'প্রোগ্রামটির জন্য যা লাগবে'),
    askWhoApplies: t('Ask us who applies for', 'আবেদন কে করবেন, আমাদের জিজ্ঞেস করুন'),
    afterAcceptance: t('after acceptance', 'নির্বাচিত হওয়ার পর'),
  },
}));
