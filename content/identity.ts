import type { Language } from './language.ts';

// This file is separate from `site.ts`, which few pages need. The scripts of every page and of forms contain this one.

export const siteNames: Record<Language, string> = {
  en: 'Opar International',
  bn: 'ওপার ইন্টারন্যাশনাল',
};

export const siteEmail = 'hello@example.org';

/** The telephone number of the Bangladesh office, with the country code. */
export const sitePhone = '+880 0000 000000';

/** The WhatsApp number with the country code: '+880 1711 000000'. If undefined, the site doesn't offer WhatsApp. */
export const whatsAppNumber: string | undefined = undefined;
