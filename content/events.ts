import { inBothLanguages } from './in-both-languages.ts';
import type { Action, StaticEvent } from './types/common.ts';

export type EventsPage = {
  title: string;
  description: string;
  posts: Action;
  past: string;
  /** `about` joins the link's name and the event's title for screen readers. */
  learnMore: { name: string; about: string };
  calendar: { name: string; about: string };
  events: StaticEvent[];
};

/**
 * The content of /events in each language (requirements 2, "Events and Updates"). The specification asks for three events and
 * names none. An event without `sample: true` gets a calendar file, structured data and a place on the page's share card.
 */
export const events = inBothLanguages(
  (t) =>
    ({
      title: t('All events', 'সব ইভেন্ট'),
      description: t(
        'Seminars, fairs and webinars about study and work abroad: when and where they are, and what they are for.',
        'বিদেশে পড়া ও কাজ নিয়ে সেমিনার, মেলা ও ওয়েবিনার: কবে, কোথায় আর কী নিয়ে।',
      ),
      past: t('Past event', 'আগের ইভেন্ট'),
      /** `about` joins the link's name and the event's title for screen readers. */
      learnMore: { name: t('Learn More', 'বিস্তারিত দেখুন'), about: t('about', 'ইভেন্ট:') },
      calendar: {
        name: t('Add to calendar (.ics)', 'ক্যালেন্ডারে যোগ করুন (.ics)'),
        about: t('for', 'ইভেন্ট:'),
      },
      posts: { to: '/blog', name: t('Read the latest posts', 'নতুন লেখাগুলো পড়ুন') },
      /** An event without a venue is `online`. */
      events: [
        {
          slug: 'study-abroad-seminar',
          sample: true,
          title: t('Example\u00a0event: Study abroad seminar', 'উদাহরণ: বিদেশে পড়াশোনা সেমিনার'),
          location: t('Example venue, Dhaka', 'উদাহরণ মিলনায়তন, ঢাকা'),
          text: t(
            'Study abroad or pathway? We compare the two, go through the documents and take your questions.',
            'বিদেশে পড়াশোনা, নাকি পাথওয়ে? আমরা দুটির তুলনা করি, কাগজপত্র বুঝিয়ে দিই আর আপনার প্রশ্নের উত্তর দিই।',
          ),
          picture: {
            file: 'event-seminar',
            description: t(
              'A speaker on a stage in front of an audience',
              'দর্শকদের সামনে মঞ্চে একজন বক্তা',
            ),
          },
          date: '2026-12-05',
        },
        {
          slug: 'career-and-internship-fair',
          sample: true,
          title: t(
            'Example\u00a0event: Career and internship fair',
            'উদাহরণ: ক্যারিয়ার ও ইন্টার্নশিপ মেলা',
          ),
          location: t('Example campus, Dhaka', 'উদাহরণ ক্যাম্পাস, ঢাকা'),
          text: t(
            'Meet employers and our programme team in one place. Bring a printed resume.',
            'নিয়োগদাতা আর আমাদের প্রোগ্রাম টিমকে এক জায়গায় পাবেন। প্রিন্ট করা একটি সিভি সঙ্গে আনুন।',
          ),
          picture: {
            file: 'event-fair',
            description: t(
              'A fair stall with a striped roof and two visitors',
              'ডোরাকাটা ছাউনির একটি মেলার স্টল, সামনে দুজন দর্শনার্থী',
            ),
          },
          date: '2027-01-16',
        },
        {
          slug: 'virtual-internship-webinar',
          sample: true,
          title: t(
            'Example\u00a0event: Virtual internship webinar',
            'উদাহরণ: ভার্চুয়াল ইন্টার্নশিপ ওয়েবিনার',
          ),
          location: t('Online', 'অনলাইন'),
          text: t(
            'How remote internships work: the fields, the hours and what a host expects.',
            'ঘরে বসে ইন্টার্নশিপ কীভাবে হয়: কোন কোন বিষয়ে, কত ঘণ্টা, আর হোস্ট কী আশা করেন।',
          ),
          picture: {
            file: 'event-webinar',
            description: t(
              'A speaker on a computer screen at night',
              'রাতে কম্পিউটারের পর্দায় একজন বক্তা',
            ),
          },
          date: '2027-01-28',
          online: true,
        },
      ],
    }) satisfies EventsPage,
);
