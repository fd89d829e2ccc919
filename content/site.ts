import { siteEmail, siteName, sitePhone } from './identity.ts';

/**
 * The organisation. Change this file, after `identity.ts`, when the client's contact details are known. Placeholders are
 * recognisable: reserved numbers, `example.org` addresses, [brackets]. It is plain data, so that mails and the server can
 * use it, too.
 */
export const site = {
  name: siteName,
  shortName: 'Opar',
  blurb: 'the far shore. We help people in Bangladesh study, train and work abroad.',
  /** The URL in the brochures, which are made before `SITE_URL` is known. */
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
  /** A link to a map of the Bangladesh office. */
  map: 'https://www.openstreetmap.org/search?query=Dhaka%2C%20Bangladesh',
  /**
   * The opening hours in words. `office-hours.ts` has the figures; `office-status.ts` and `bn/site.ts` repeat them. Change all.
   */
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

/** @returns whether a text is a placeholder that the client has to replace */
export const isPlaceholder = (text: string): boolean =>
  /example\.org|\[[^[\]]+\]|0000 000000|^Opar( International)?$/.test(text);
