import { siteEmail, siteName, sitePhone } from './identity.ts';

/**
 * The organisation: the file to change when the client's addresses are known, after `identity.ts`.
 * Placeholders are recognisable as such: reserved numbers, `example.org` addresses, [brackets].
 * Plain data, so that mails and the server may read it too.
 */
export const site = {
  name: siteName,
  shortName: 'Opar',
  blurb: 'the far shore. We help people in Bangladesh study, train and work abroad.',
  /** As the brochures print it: paper can't ask `SITE_URL`. */
  website: 'https://example.org',
  email: siteEmail,
  offices: [
    {
      name: 'Bangladesh office',
      address: '[House and road], Dhaka 0000',
      phone: sitePhone,
      countryCode: 'bd',
    },
    {
      name: 'UK office',
      address: '[Street], London AA0 0AA',
      phone: '+44 0000 000000',
      countryCode: 'gb',
    },
  ],
  /** The Bangladesh office on a map that visitors may open. */
  map: 'https://www.openstreetmap.org/search?query=Dhaka%2C%20Bangladesh',
  /** In words. The figures stand in `office-hours.ts`: change both. */
  officeHours: {
    open: 'Sunday to Thursday 10:00 AM to 6:00 PM',
    closed: 'Closed Friday and Saturday',
  },
  social: [
    { name: 'Facebook', icon: 'facebook', address: 'https://example.org/#facebook' },
    { name: 'Instagram', icon: 'instagram', address: 'https://example.org/#instagram' },
    { name: 'LinkedIn', icon: 'linkedin', address: 'https://example.org/#linkedin' },
    { name: 'YouTube', icon: 'youtube', address: 'https://example.org/#youtube' },
  ],
  copyrightFrom: 2024,
} as const;

/** Whether a text stands in for the client's own. */
export const isPlaceholder = (text: string): boolean =>
  /example\.org|\[[^[\]]+\]|0000 000000|^Opar( International)?$/.test(text);
