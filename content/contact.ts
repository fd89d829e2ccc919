import { contact as bengali, contactTopicTexts as bengaliTopicTexts } from './bn/contact.ts';
import { contactFormId } from './contact-path.ts';
import { contact as english, contactTopicTexts as englishTopicTexts } from './en/contact.ts';
import type { Language } from './language.ts';
import { localisedSite } from './localised-site.ts';
import { officeHours } from './office-hours.ts';
import type { Action } from './types/common.ts';
import type { Picture } from './types/picture.ts';

const isOpenOn = (day: number) => officeHours.days.some((openDay) => openDay === day);

function createContact(language: Language) {
  const { picture, hours, message, map, closing, ...texts } = { en: english, bn: bengali }[
    language
  ];
  const site = localisedSite[language];
  return {
    ...texts,
    picture: { file: 'scene-office', description: picture } satisfies Picture,
    offices: site.offices,
    email: site.email,
    hours: {
      title: hours.title,
      lede: hours.lede(site.officeHours.open, site.officeHours.closed),
      week: hours.week.map((day, index) => ({ day, open: isOpenOn(index) })),
    },
    message: { ...message, id: contactFormId },
    map: { label: map },
    closing: {
      title: closing.title,
      action: { to: '/global-programs', name: closing.action } satisfies Action,
    },
  };
}

/** The content of /contact in each language. Its texts are in `en/contact.ts` and `bn/contact.ts`. */
export const contact = { en: createContact('en'), bn: createContact('bn') };

/** The texts of the contact form about a topic, in each language. */
export const contactTopicTexts = { en: englishTopicTexts, bn: bengaliTopicTexts };
