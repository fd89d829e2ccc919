import { useLocation } from 'react-router';
import { whatsAppNumber } from '#content/identity.ts';
import { createWhatsAppUrl } from './whatsapp-url.ts';

/** Beside other ways to reach us; nothing where the organisation has no number on WhatsApp. */
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
