import type { documentSteps as english } from '../en/document-steps.ts';
import { toBengaliDigits } from '../formats/bengali-digits.ts';
import type { Translation } from '../types/translation.ts';

/** The words around lists of documents. */
export const documentSteps: Translation<typeof english> = {
  stages: {
    'before acceptance': 'নির্বাচিত হওয়ার আগে',
    'in the form': 'ফরমে',
    'after acceptance': 'নির্বাচিত হওয়ার পর',
  },
  order: 'প্রথমে এখন যা জোগাড় করতে পারেন, তারপর ফরম, তারপর নির্বাচিত হলে যা আমরা চাইব।',
  ready: (ticked, all) => `${toBengaliDigits(all)}টির মধ্যে ${toBengaliDigits(ticked)}টি তৈরি`,
  kept: 'আপনার টিকচিহ্ন ছয় মাস এই ডিভাইসেই থাকে। কোথাও পাঠানো হয় না।',
  remove: 'এই ডিভাইস থেকে টিকচিহ্ন মুছে ফেলুন',
  removed: 'টিকচিহ্ন মুছে ফেলা হয়েছে।',
};
