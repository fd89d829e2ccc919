import { inBothLanguages } from './in-both-languages.ts';
import type { DocumentStage } from './types/document.ts';

/** The words around lists of documents. */
export const documentSteps = inBothLanguages((t, format) => ({
  stages: {
    'before acceptance': t('Before you are accepted', 'নির্বাচিত হওয়ার আগে'),
    'in the form': t('In the form', 'ফরমে'),
    'after acceptance': t('Once you are accepted', 'নির্বাচিত হওয়ার পর'),
  } satisfies Record<DocumentStage, string>,
  /** Above the documents of an offer. */
  order: t(
    'First what you can get now, then the form, then what we ask for once you are accepted.',
    'প্রথমে এখন যা জোগাড় করতে পারেন, তারপর ফরম, তারপর নির্বাচিত হলে যা আমরা চাইব।',
  ),
  /** How many documents of a list are ticked. */
  ready: (ticked: number, all: number) =>
    t(`${ticked} of ${all} ready`, `${format.digits(all)}টির মধ্যে ${format.digits(ticked)}টি তৈরি`),
  kept: t(
    'Your ticks stay on this device for half a year. They are never sent.',
    'আপনার টিকচিহ্ন ছয় মাস এই ডিভাইসেই থাকে। কোথাও পাঠানো হয় না।',
  ),
  remove: t('Delete the ticks from this device', 'এই ডিভাইস থেকে টিকচিহ্ন মুছে ফেলুন'),
  removed: t('The ticks are deleted.', 'টিকচিহ্ন মুছে ফেলা হয়েছে।'),
}));
