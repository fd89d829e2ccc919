import { useLocation } from 'react-router';
import { whatsAppNumber } from '#content/identity.ts';
import { createWhatsAppUrl } from './whatsapp-url.ts';

/** A link to a chat with the organisation on WhatsApp. It renders nothing if there is no number. */
export function WhatsAppLink({ number = whatsAppNumber }: { number?: string | undefined }) {
  const { pathname } = useLocation();
  return (
    number && (
      <a href={createWhatsAppUrl(number, pathname)} rel="noopener" className="text-link">
        {`WhatsApp ${number}`}
      </a>
    )
  );
}
