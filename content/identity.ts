// This file is separate from `site.ts`, which few pages need. The scripts of every page and of forms contain this one.

export const siteName = 'Opar International';

export const siteEmail = 'hello@example.org';

/** The telephone number of the Bangladesh office, with the country code. */
export const sitePhone = '+880 0000 000000';

/** The WhatsApp number with the country code: '+880 1711 000000'. If undefined, the site doesn't offer WhatsApp. */
export const whatsAppNumber: string | undefined = undefined;
