import { siteEmail, siteNames, sitePhone } from './identity.ts';
import { inBothLanguages } from './in-both-languages.ts';
import type { Office } from './types/common.ts';
import type { IconName } from './types/icon-name.ts';

/**
 * The organisation in each language. Change this file, after `identity.ts`, when the client's contact details are known.
 * Placeholders are recognisable: reserved numbers, `example.org` addresses, [brackets].
 */
export const site = inBothLanguages((t, _, language) => ({
  name: siteNames[language],
  shortName: t('Opar', 'ওপার'),
  blurb: t(
    'the far shore. We help people in Bangladesh study, train and work abroad.',
    'নদীর ওপার মানে নতুন এক শুরু। বাংলাদেশের মানুষকে বিদেশে পড়তে, প্রশিক্ষণ নিতে আর কাজ করতে আমরা সহায়তা করি।',
  ),
  /** The URL in the brochures, which are made before `SITE_URL` is known. */
  website: 'https://example.org',
  email: siteEmail,
  offices: [
    {
      name: t('Bangladesh office', 'বাংলাদেশ অফিস'),
      address: t('[House and road], Dhaka 0000', '[বাড়ি ও রাস্তা], ঢাকা ০০০০'),
      phone: sitePhone,
      countryCode: 'bd',
    },
    {
      name: t('UK office', 'যুক্তরাজ্য অফিস'),
      address: t('[Street], London AA0 0AA', '[রাস্তা], লন্ডন AA0 0AA'),
      phone: '+44 0000 000000',
      countryCode: 'gb',
    },
  ] satisfies [Office, Office],
  /** A link to a map of the Bangladesh office. */
  map: 'https://www.openstreetmap.org/search?query=Dhaka%2C%20Bangladesh',
  /** The opening hours in words. `office-hours.ts` has the figures, and `office-status.ts` repeats them. Change all. */
  officeHours: {
    open: t('Sunday to Thursday 10:00 AM to 6:00 PM', 'রোববার থেকে বৃহস্পতিবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা'),
    closed: t('Closed Friday and Saturday', 'শুক্র ও শনিবার বন্ধ'),
  },
  social: [
    { name: 'Facebook', icon: 'facebook', address: 'https://example.org/#facebook' },
    { name: 'Instagram', icon: 'instagram', address: 'https://example.org/#instagram' },
    { name: 'LinkedIn', icon: 'linkedin', address: 'https://example.org/#linkedin' },
    { name: 'YouTube', icon: 'youtube', address: 'https://example.org/#youtube' },
  ] satisfies { name: string; icon: IconName; address: string }[],
  copyrightFrom: 2024,
}));

/** @returns whether a text is a placeholder that the client has to replace */
export const isPlaceholder = (text: string): boolean =>
  /example\.org|\[[^[\]]+\]|0000 000000|^Opar( International)?$/.test(text);
