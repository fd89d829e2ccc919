import { siteName } from '#content/identity.ts';

/**
 * Creates the URL of a chat on WhatsApp whose message starts with the subject of the visitor's current page
 * (https://faq.whatsapp.com, "How to use click to chat").
 *
 * @param number with the country code: '+880 1711 000000'
 * @param path of the current page: '/destinations/united-kingdom'
 */
export function createWhatsAppUrl(number: string, path: string): string {
  const subject = path.split('/').at(-1)?.replaceAll('-', ' ') || siteName;
  const message = `About ${subject.replace(/\b\w/g, (letter) => letter.toUpperCase())}: `;
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
