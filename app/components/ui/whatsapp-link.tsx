import { useLocation } from 'react-router';
import { siteNames, whatsAppNumber } from '#content/identity.ts';

/**
 * A link to a chat with the organisation on WhatsApp. It renders nothing if there is no number. The message starts with the
 * subject of the visitor's current page (https://faq.whatsapp.com, "How to use click to chat").
 */
export function WhatsAppLink({ number = whatsAppNumber }: { number?: string | undefined }) {
  const { pathname } = useLocation();
  if (!number) return null;
  const subject = pathname.split('/').at(-1)?.replaceAll('-', ' ') || siteNames.en;
  const message = `About ${subject.replace(/\b\w/g, (letter) => letter.toUpperCase())}: `;
  const url = `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
  return (
    <a href={url} rel="noopener" className="text-link">
      {`WhatsApp ${number}`}
    </a>
  );
}
