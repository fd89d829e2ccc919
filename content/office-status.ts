import type { Language } from './language.ts';

type OfficeStatusTexts = {
  open: { title: string; until: string };
  closed: { title: string; opens: { today: string; tomorrow: string; sunday: string } };
  timeZone: string;
};

/**
 * The texts of the sign with the office's status (requirements 2, "Contact": Sunday to Thursday 10:00 AM to 6:00 PM). A script
 * of every page has both languages, since they are a handful of words.
 */
export const officeStatusTexts: Record<Language, OfficeStatusTexts> = {
  en: {
    open: { title: 'Open', until: 'until 6:00 PM today' },
    closed: {
      title: 'Closed',
      opens: {
        today: 'opens today at 10:00 AM',
        tomorrow: 'opens tomorrow at 10:00 AM',
        sunday: 'opens Sunday at 10:00 AM',
      },
    },
    timeZone: 'Dhaka time',
  },
  bn: {
    open: { title: 'খোলা', until: 'আজ সন্ধ্যা ৬টা পর্যন্ত' },
    closed: {
      title: 'বন্ধ',
      opens: {
        today: 'আজ সকাল ১০টায় খুলবে',
        tomorrow: 'কাল সকাল ১০টায় খুলবে',
        sunday: 'রোববার সকাল ১০টায় খুলবে',
      },
    },
    timeZone: 'বাংলাদেশ সময়',
  },
};
