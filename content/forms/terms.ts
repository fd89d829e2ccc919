import { inBothLanguages } from '../in-both-languages.ts';
import type { Draft } from '../types/unconfirmed.ts';

/**
 * The terms that an applicant agrees to, without the data notice and the notice for minors. They are a draft: they say no
 * more than the specification, and the client's own terms will replace them (requirements, "The shared application form").
 */
export const terms = inBothLanguages(
  (t) =>
    ({
      draft: true,
      title: t('Terms and conditions', 'শর্তাবলি'),
      label: t('I agree to the', 'আমি'),
      message: t('You must agree to the terms and conditions', 'শর্তাবলি মেনে নিতে হবে।'),
      link: t('terms and conditions', 'শর্তাবলি'),
      /** The end of the checkbox's label, after the link. */
      labelEnd: t('', 'মেনে নিচ্ছি'),
      points: [
        t(
          'These terms are a draft. The final terms will replace them.',
          'এই শর্তাবলি একটি খসড়া। চূড়ান্ত শর্তাবলি এর জায়গা নেবে।',
        ),
        t(
          'What you write in this form is true and complete, and you write it about yourself.',
          'আপনি নিশ্চিত করছেন যে এই ফরমে যা লিখছেন, তা সত্য ও সম্পূর্ণ, আর নিজের সম্পর্কেই লিখছেন।',
        ),
        t(
          'Sending the form binds you to nothing. It is not yet a place on a programme.',
          'ফরম পাঠালে আপনার কোনো দায় তৈরি হয় না। এতে প্রোগ্রামে আসনও নিশ্চিত হয় না।',
        ),
        t(
          'We review your application and get back to you within 48 hours.',
          'আমরা আপনার আবেদন দেখে ৪৮ ঘণ্টার মধ্যে আপনার সঙ্গে যোগাযোগ করব।',
        ),
        t(
          'We may ask for further documents when they are needed. For a programme abroad these include medical and police clearance and proof of funds.',
          'প্রয়োজন হলে আমরা আরও কাগজপত্র চাইতে পারি। বিদেশের প্রোগ্রামের বেলায় তার মধ্যে মেডিকেল ও পুলিশ ক্লিয়ারেন্স আর আর্থিক সামর্থ্যের প্রমাণও পড়ে।',
        ),
      ],
      close: t('Back to the form', 'ফরমে ফিরে যান'),
    }) satisfies Draft & Record<string, unknown>,
);
