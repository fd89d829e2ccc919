import type { Log } from '#common/log.ts';
import { createAcknowledgementLimit } from './acknowledgement-limit.server.ts';
import { type AnswerLinks, createAnswerLinks } from './answer-link.server.ts';
import { readAnswerSecret } from './answer-link-secret.server.ts';
import { startDailyReport } from './daily-report.server.ts';
import type { DatabaseAddress } from './database/address.ts';
import { startDayMail } from './day-mail.server.ts';
import { startDelivery } from './delivery.server.ts';
import { startDigest } from './digest.server.ts';
import { createLimiters } from './limiters.server.ts';
import { createMailTransport, type MailSettings } from './mail-transport.server.ts';
import { createStaffMailContext } from './staff-mail-context.server.ts';
import { createStore } from './store.server.ts';
import { saveAllTerms } from './stored-terms.server.ts';
import { createSubmissionLimit } from './submission-limit.server.ts';
import { createWebhookTransport, type WebhookSettings } from './webhook.server.ts';

/** The database of the submissions, their deliveries and limits. */
export type OpenOptions = {
  database: DatabaseAddress;
  /** If omitted, submissions wait in the store for the staff tool. */
  mail?: MailSettings | undefined;
  /** The links by which staff mark answers. If omitted, mails have none. */
  answerLinks?: AnswerLinkOptions | undefined;
  /** The mail at each opening of the office, if there is mail. `backupFolder` is where it looks for backups. */
  dayMail?: { backupFolder: string } | undefined;
  /** The address that the weekly digest goes to, if there is mail. */
  digestTo?: string | undefined;
  /** If omitted, no messages are posted. */
  webhook?: WebhookSettings | undefined;
  submissionsPerAddressPerHour: number;
  /** Of all visitors together. */
  submissionsPerMinute: number;
};

/** `secret`: if omitted, it is in a file beside the SQLite database; with PostgreSQL there are no links then. */
export type AnswerLinkOptions = { siteUrl: string; secret?: string | undefined };

/** Creates the links of the mails to staff. Mails go without them if the file of the secret can't be read or written. */
function openAnswerLinks(
  { answerLinks, database }: OpenOptions,
  log: Log,
): AnswerLinks | undefined {
  if (!answerLinks) return;
  try {
    const secret = answerLinks.secret ?? readAnswerSecret(database);
    return secret ? createAnswerLinks(secret, answerLinks.siteUrl) : undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ reason }, 'mails to staff have no answer links: their key cannot be read or made');
    return;
  }
}

/** Opens the database: the store with the present terms, and the counts of the limits. It leaves nothing open when it fails. */
async function openDatabases(address: DatabaseAddress) {
  const store = await createStore(address);
  try {
    await saveAllTerms(store);
    return { store, limiters: await createLimiters(address) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Opens the store and the limits, and starts everything that works on them: the delivery of mails, if mail is configured, and of
 * webhook messages, the digest, the mail of the day and the daily report.
 *
 * @throws StoreError when the database can't be opened; nothing is open then
 */
export async function openSubmissions(options: OpenOptions, log: Log) {
  const { store, limiters } = await openDatabases(options.database);
  const answerLinks = openAnswerLinks(options, log);
  const mail =
    options.mail &&
    createMailTransport(options.mail, createStaffMailContext(store, answerLinks, log));
  const webhook = options.webhook && createWebhookTransport(options.webhook);
  // Each transport has its own worker, so that one that hangs doesn't block the other.
  const workers = [mail, webhook].flatMap((transport) =>
    transport ? [startDelivery(store, transport, log)] : [],
  );
  const digest =
    options.mail && options.digestTo
      ? startDigest(store, { ...options.mail, to: options.digestTo }, log)
      : undefined;
  const dayMail =
    options.mail && options.dayMail
      ? startDayMail(store, options.mail, log, { ...options.dayMail, answerLinks })
      : undefined;
  const report = startDailyReport(store, log, { mail: mail !== undefined });

  return {
    store,
    limit: createSubmissionLimit(
      {
        perAddressPerHour: options.submissionsPerAddressPerHour,
        perMinute: options.submissionsPerMinute,
      },
      limiters,
    ),
    acknowledgements: createAcknowledgementLimit(options.submissionsPerAddressPerHour, limiters),
    answerLinks,
    hasMail: mail !== undefined,
    hasWebhook: webhook !== undefined,
    /** Looks for due deliveries now. */
    deliver() {
      for (const { wake } of workers) wake();
    },
    /** Waits for deliveries in progress, then closes the store. */
    async close() {
      report.stop();
      await Promise.all([...workers, digest, dayMail].map((running) => running?.stop()));
      await limiters.close();
      await store.close();
    },
  };
}
