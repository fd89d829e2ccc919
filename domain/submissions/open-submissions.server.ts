import type { Settings } from '#server/config/settings.ts';
import type { Log } from '#server/observability/log.ts';
import { createAcknowledgementLimit } from './acknowledgement-limit.server.ts';
import { countWaitingAnswers } from './answer-state.server.ts';
import { startDailyReport } from './daily-report.server.ts';
import { startDelivery } from './delivery.server.ts';
import { startDigest } from './digest.server.ts';
import { createLimiters } from './limiters.server.ts';
import { createMailTransport } from './mail-transport.server.ts';
import { createStore } from './store.server.ts';
import { saveAllTerms } from './stored-terms.server.ts';
import { createSubmissionLimit } from './submission-limit.server.ts';
import { createWebhookTransport } from './webhook.server.ts';

/** The settings of the submissions' database, deliveries and limits. */
export type SubmissionSettings = Pick<
  Settings,
  | 'DATABASE_URL'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'MAIL_TO'
  | 'DIGEST_TO'
  | 'WEBHOOK_URL'
  | 'WEBHOOK_SECRET'
  | 'SUBMISSIONS_PER_ADDRESS_PER_HOUR'
  | 'SUBMISSIONS_PER_MINUTE'
>;

/** Opens the database: the store with the present terms, and the counts of the limits. It leaves nothing open when it fails. */
async function openDatabases(address: SubmissionSettings['DATABASE_URL']) {
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
 * webhook messages, the digest and the daily report.
 *
 * @throws StoreError when the database can't be opened; nothing is open then
 */
export async function openSubmissions(settings: SubmissionSettings, log: Log) {
  const { DATABASE_URL, SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to } = settings;
  const { DIGEST_TO: digestTo, WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = settings;
  const { store, limiters } = await openDatabases(DATABASE_URL);
  const countWaiting = () => countWaitingAnswers(store, new Date());
  const mail =
    smtpUrl && from && to ? createMailTransport({ smtpUrl, from, to }, countWaiting) : undefined;
  const webhook = url && secret ? createWebhookTransport({ url, secret }) : undefined;
  // Each transport has its own worker, so that one that hangs doesn't block the other.
  const workers = [mail, webhook].flatMap((transport) =>
    transport ? [startDelivery(store, transport, log)] : [],
  );
  const digest =
    smtpUrl && from && digestTo
      ? startDigest(store, { smtpUrl, from, to: digestTo }, log)
      : undefined;
  const report = startDailyReport(store, log, { mail: mail !== undefined });

  return {
    store,
    limit: createSubmissionLimit(
      {
        perAddressPerHour: settings.SUBMISSIONS_PER_ADDRESS_PER_HOUR,
        perMinute: settings.SUBMISSIONS_PER_MINUTE,
      },
      limiters,
    ),
    acknowledgements: createAcknowledgementLimit(
      settings.SUBMISSIONS_PER_ADDRESS_PER_HOUR,
      limiters,
    ),
    hasMail: mail !== undefined,
    hasWebhook: webhook !== undefined,
    /** Looks for due deliveries now. */
    deliver() {
      for (const { wake } of workers) wake();
    },
    /** Waits for deliveries in progress, then closes the store. */
    async close() {
      report.stop();
      await Promise.all([...workers, digest].map((running) => running?.stop()));
      await limiters.close();
      await store.close();
    },
  };
}
