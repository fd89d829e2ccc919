import { createTransport, type SendMailOptions } from 'nodemailer';
import { isLoopback } from '#common/loopback.ts';
import { site } from '#content/site.ts';
import type { ClaimedDelivery } from './database/deliveries.server.ts';
import type { StoredSubmission } from './database/rows.server.ts';
import { DeliveryError } from './delivery-error.server.ts';
import { findForm } from './forms/forms.ts';
import { renderAcknowledgement } from './mails/acknowledgement.server.ts';
import { renderStaffMail, type StaffMailContext } from './mails/staff-mail.server.ts';
import type { Transport } from './transport.server.ts';

export type MailSettings = {
  smtpUrl: string;
  /** The e-mail address that mails come from. */
  from: string;
  /** The e-mail address of staff. */
  to: string;
};

function createMail(
  { id, kind, submission }: ClaimedDelivery,
  { from, to }: MailSettings,
  context: StaffMailContext,
): SendMailOptions {
  const mail = {
    from: { name: site.en.name, address: from },
    // The id is the same at each attempt, so that mail programs show a repeated mail once.
    messageId: `<${id}@${from.split('@')[1]}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (kind === 'staff') {
    return { ...mail, to, ...renderStaffMail(submission, context) };
  }
  const { language = 'en' } = submission;
  const senderForm = findForm(submission.form, language, submission.programme);
  if (!senderForm) throw new DeliveryError(`There is no form "${submission.form}" any more`);
  const { name } = site[language];
  return {
    ...mail,
    from: { ...mail.from, name },
    to: { name: '', address: String(submission.answers.email ?? '') },
    replyTo: { name, address: site.en.email },
    // These headers ask for no automatic reply (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...renderAcknowledgement(senderForm, submission),
  };
}

/**
 * Creates the connection to the mail server. Its timeouts, in milliseconds, keep a server that hangs from blocking
 * deliveries for long.
 *
 * Name, password and mails are sent only encrypted, or to this machine. With a server that doesn't offer STARTTLS the
 * delivery fails and waits. `?requireTLS=false` in the URL allows it, as for a mail server on a private network.
 */
export const createSmtpTransporter = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    requireTLS: !isLoopback(smtpUrl),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });

/**
 * Creates the transport for the mails of a submission: to staff, and the acknowledgement.
 *
 * @param getContext returns what a mail to staff says besides the submission. It doesn't throw
 */
export function createMailTransport(
  settings: MailSettings,
  getContext: (submission: StoredSubmission) => Promise<StaffMailContext> = async () => ({}),
): Transport {
  const transporter = createSmtpTransporter(settings.smtpUrl);
  return {
    name: 'mail',
    kinds: ['staff', 'acknowledgement'],
    async deliver(delivery, signal) {
      const context = delivery.kind === 'staff' ? await getContext(delivery.submission) : {};
      await transporter.sendMail({ ...createMail(delivery, settings, context), signal });
    },
    close: () => transporter.close(),
  };
}
