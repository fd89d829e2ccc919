import { canonicalPhone } from '../canonical-phone.ts';
import type { Answers } from '../form.ts';
import { getMailbox } from '../mailbox.server.ts';

/** Returns what finds one person's submissions, whatever the spelling; null for what the form doesn't ask for. */
export function getContacts({ email, phone }: Answers): {
  mailbox: string | null;
  phone: string | null;
} {
  return {
    mailbox: typeof email === 'string' && email !== '' ? getMailbox(email) : null,
    phone: (typeof phone === 'string' && canonicalPhone(phone)) || null,
  };
}
