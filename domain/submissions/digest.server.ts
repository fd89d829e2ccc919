import { addDays, startOfDhakaDay, startOfWeek, toDhakaDay } from '#common/dhaka-time.ts';
import type { Log } from '#common/log.ts';
import { site } from '#content/site.ts';
import { getLoggedReason } from './delivery-error.server.ts';
import { createSmtpTransporter, type MailSettings } from './mail-transport.server.ts';
import { renderDigest } from './mails/digest-mail.server.ts';
import { createSendLimit } from './send-limit.server.ts';
import type { Store } from './store.server.ts';
import { collectWeeklyStatistics } from './weekly-statistics.server.ts';

/** In milliseconds. The lease is longer than the sending limit. */
const leaseMs = 60_000;
const retryDelayMs = 15 * 60_000;

/** The digest is due on Sunday at nine in Dhaka. The office opens at ten. */
const digestHour = 9;
const hourMs = 60 * 60 * 1000;

/**
 * Returns the week whose digest is due: the last complete week, from Sunday at nine on. A digest that was missed, as
 * when the site was down, stays due until the next one.
 *
 * @returns the first day of the week, a Sunday, as `yyyy-mm-dd`; undefined before nine on a Sunday
 */
export function getDueWeek(now: Date): string | undefined {
  const present = startOfWeek(toDhakaDay(now.toISOString()));
  const due = Date.parse(startOfDhakaDay(present)) + digestHour * hourMs;
  return now.getTime() >= due ? addDays(present, -7) : undefined;
}

/**
 * Mails the numbers of each week once. Each process tries to claim the digest in the database, so that only one sends
 * it.
 *
 * @param settings `to` is the digest's own address
 * @param options.interval how often to check whether a digest is due, in milliseconds
 * @param options.stopTimeout how long stopping waits for a digest that is being sent, in milliseconds
 */
export function startDigest(
  store: Store,
  settings: MailSettings,
  log: Log,
  { interval = 60_000, stopTimeout }: { interval?: number; stopTimeout?: number } = {},
): { stop: () => Promise<void> } {
  const transporter = createSmtpTransporter(settings.smtpUrl);
  const sendLimit = createSendLimit(stopTimeout);
  let sent: string | undefined;
  let current: Promise<void> | undefined;

  async function send(week: string) {
    const { from, to } = settings;
    try {
      await transporter.sendMail({
        from: { name: site.name, address: from },
        to,
        // The id is the same at each attempt, so that mail programs show a repeated digest once.
        messageId: `<digest-${week}@${from.split('@')[1]}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...renderDigest(week, await collectWeeklyStatistics(store, week)),
        signal: sendLimit.createSignal(),
      });
    } catch (error) {
      const reason = getLoggedReason(error);
      const next = new Date(Date.now() + retryDelayMs);
      log.error({ week, reason, nextAttemptAt: next }, 'digest not sent, it will be tried again');
      await store.reportDigest(week, next);
      return;
    }
    await store.reportDigest(week, null);
    log.info({ week }, 'digest sent');
  }

  async function sendIfDue() {
    const week = getDueWeek(new Date());
    if (!week || week === sent) return;
    if (await store.claimDigest(week, new Date(), leaseMs)) await send(week);
    else if (await store.isDigestSent(week)) sent = week;
  }

  function check() {
    // The next function that uses the store reports its failure.
    current ??= sendIfDue()
      .catch(() => {})
      .finally(() => {
        current = undefined;
      });
  }

  const timer = setInterval(check, interval).unref();
  check();
  return {
    async stop() {
      clearInterval(timer);
      sendLimit.stop();
      await current;
      transporter.close();
    },
  };
}
