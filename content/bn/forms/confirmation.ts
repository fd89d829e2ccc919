import { shiftToDhaka } from '#common/dhaka-time.ts';
import type { confirmation as english } from '../../en/forms/confirmation.ts';
import { formatBengaliTime } from '../../formats/bengali-time.ts';
import type { Translation } from '../../types/translation.ts';

/** The texts that all confirmations share. */
export const confirmation = {
  panel: {
    title: (noun: string) => `আপনার ${noun}টি পেয়েছি`,
    text: (noun: string) => `${noun}টি নিরাপদে রাখা হয়েছে, আবার পাঠাতে হবে না।`,
  },
  picture: 'নদী পেরিয়ে আসা একটি নৌকা, সামনে লাল তোরণের এক শহর',
  reference: 'আপনার রেফারেন্স নম্বর',
  submittedAt: 'পাঠানোর সময়',
  formatTime: (time: string) => `${formatBengaliTime(shiftToDhaka(time))} (বাংলাদেশ সময়)`,
  print: 'পাতাটি প্রিন্ট করুন',
  calendar: 'ক্যালেন্ডারে যোগ করুন (.ics)',
  next: 'এরপর যা হবে',
  timesAre: 'সময়গুলো বাংলাদেশ সময় অনুযায়ী।',
  documents: 'আপনার কাগজপত্র',
  documentsToCome: 'এগুলো আবেদনের পরে চাইব, আর কীভাবে পাঠাবেন, তা জানাব।',
  another: 'অন্য প্রোগ্রামে আবেদন করুন',
  sendAnother: 'আরেকটি আবেদন পাঠান',
  correct: {
    before: 'রেফারেন্স নম্বরসহ লিখুন',
    after: 'ঠিকানায়',
    or: ', অথবা',
    contact: 'যোগাযোগ করুন',
    end: '।',
  },
  links: { home: 'হোম পেজে ফিরে যান', destinations: 'সব দেশ দেখুন' },
} satisfies Translation<typeof english>;
