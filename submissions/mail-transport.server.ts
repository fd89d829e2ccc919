import { createTransport, type SendMailOptions } from 'nodemailer';
import { site } from '#app/content/site.ts';
import { isLoopback } from '#server/loopback.ts';
import type { WaitingAnswers } from './answer-state.server.ts';
import type { ClaimedDelivery } from './database/deliveries.server.ts';
import { senderName } from './describe.ts';
import { findForm } from './forms/forms.ts';
import { acknowledgementMail } from './mails/acknowledgement.server.ts';
import { staffMail } from './mails/staff-mail.server.ts';
import type { Transport } from './transport.server.ts';

export type MailSettings = {
  smtpUrl: string;
  /** The sender's address. */
  from: string;
  /** Staff's address. */
  to: string;
};

function mailOf(
  { id, kind, submission }: ClaimedDelivery,
  { from, to }: MailSettings,
  waiting: WaitingAnswers | undefined,
): SendMailOptions {
  const form = findForm(submission.form, submission.programme);
  const address = String(submission.answers.email ?? '');
  const mail = {
    from: { name: site.name, address: from },
    // The same at each attempt: a mail that arrives twice, because its confirmation got lost, is shown once.
    messageId: `<${id}@${from.split('@')[1]}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (kind === 'staff') {
    const sender = { name: form ? senderName(form, submission.answers) : '', address };
    return {
      ...mail,
      to,
      ...(address && { replyTo: sender }),
      ...staffMail(form, submission, { waiting }),
    };
  }
  if (!form) throw new Error(`There is no form "${submission.form}" any more`);
  return {
    ...mail,
    to: { name: '', address },
    replyTo: { name: site.name, address: site.email },
    // Asks for no automatic answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...acknowledgementMail(form, submission),
  };
}

/**
 * Connects to the mail server, with limits in milliseconds: a server that hangs must not hold a lane for long.
 *
 * Name, password and mails are sent encrypted only, or to this machine. A server that offers no STARTTLS gets neither: the
 * delivery fails and waits. `?requireTLS=false` in the address allows it, as for a mail server on a private network.
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
 * Sends the mails of a submission: to staff, and the acknowledgement.
 *
 * @param countWaiting how many submissions wait for an answer; when it fails, the mail goes without
 */
export function createMailTransport(
  settings: MailSettings,
  countWaiting?: () => Promise<WaitingAnswers>,
): Transport {
  const transporter = createSmtpTransporter(settings.smtpUrl);
  return {
    noun: 'mail',
    kinds: ['staff', 'acknowledgement'],
    async deliver(delivery, signal) {
      const waiting =
        delivery.kind === 'staff' ? await countWaiting?.().catch(() => undefined) : undefined;
      await transporter.sendMail({ ...mailOf(delivery, settings, waiting), signal });
    },
    close: () => transporter.close(),
  };
}
