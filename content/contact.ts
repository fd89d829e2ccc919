import { formatList } from './format-list.ts';
import { site } from './site.ts';
import type { Action } from './types/common.ts';
import type { Picture } from './types/picture.ts';

/** The texts of /contact (requirements 2, "Contact"). */
export const contact = {
  title: 'Contact us',
  lede: 'Call, write or walk in. Ask about a programme, a country or a document.',
  picture: {
    file: 'scene-office',
    description:
      'A street with our office in its middle: Dhaka with a rickshaw at one end, a British terrace with a telephone box at the other',
  } satisfies Picture,
  offices: site.offices,
  email: site.email,
  hours: {
    title: 'Office hours',
    lede: `${site.officeHours.open}. ${site.officeHours.closed}.`,
    week: [
      { day: 'Sun', open: true },
      { day: 'Mon', open: true },
      { day: 'Tue', open: true },
      { day: 'Wed', open: true },
      { day: 'Thu', open: true },
      { day: 'Fri', open: false },
      { day: 'Sat', open: false },
    ],
  },
  message: {
    id: 'message',
    title: 'Send us a message',
    lede: 'Tell us your programme or country if you have one in mind. If not, say what you study or do now.',
  },
  map: { label: 'Map' },
  closing: {
    title: 'Not sure which programme fits?',
    action: { to: '/global-programs', name: 'Explore Global Programs' } satisfies Action,
  },
};

/** The texts of the contact form about a topic: it begins with 'About: Germany'. */
export const contactTopicTexts = {
  heading: (names: readonly string[]) => `About: ${formatList(names, 'and')}`,
  /** The link in the hero that leads to the form. */
  invitation: (names: readonly string[]) => `Write to us about ${formatList(names, 'and')}`,
  /** A placement's name has no comma, since it may be in a list. */
  placement: (country: string, name: string) => `${country} (${name})`,
};
