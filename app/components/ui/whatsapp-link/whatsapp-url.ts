import { siteName } from '#content/identity.ts';

/**
 * Where a talk on WhatsApp begins, with what its visitor was reading about as the first words
 * (https://faq.whatsapp.com, "How to use click to chat").
 *
 * @param number with its country: '+880 1711 000000'
 * @param path of the page: '/destinations/united-kingdom'
 */
export function createWhatsAppUrl(number: string, path: string): string {
  const subject = path.split('/').at(-1)?.replaceAll('-', ' ') || siteName;
  const words = `About ${subject.replace(/\b\w/g, (letter) => letter.toUpperCase())}: `;
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`;
}
