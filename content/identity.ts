// Apart from `site.ts`, which few pages need: scripts of every page have this, and those of forms.

export const siteName = 'Opar International';

export const siteEmail = 'hello@example.org';

/** The Bangladesh office's telephone, with its country. */
export const sitePhone = '+880 0000 000000';

/** The number that answers on WhatsApp, with its country: '+880 1711 000000'. Where there is none, nothing is shown. */
export const whatsAppNumber: string | undefined = undefined;
