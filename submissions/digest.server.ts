import { site } from '#app/content/site.ts';
import type { Log } from '#server/log.ts';
import { addDays, dhakaDay, startOfDhakaDay, startOfWeek } from './dhaka-time.ts';
import { createSmtpTransporter, type MailSettings } from './mail-transport.server.ts';
import { digestMail } from './mails/digest-mail.server.ts';
import type { Store } from './store.server.ts';
import { weekInNumbers } from './week-in-numbers.server.ts';

/** In milliseconds; the lease is longer than a sending can take. */
const sendingLimit = 45_000;
const lease = 60_000;
const retryDelay = 15 * 60_000;

/** At nine on Sunday, in Dhaka: the office's week begins at ten. */
const hourOfDigest = 9;
const hour = 60 * 60 * 1000;

/**
 * The week of which a digest is due: the one that has ended last, once the office's first morning after it has come. One
 * that was missed, as when the site was down, is due until the next.
 *
 * @returns the Sunday, `yyyy-mm-dd`, with which it began; undefined before nine on a Sunday
 */
export function dueWeek(now: Date): string | undefined {
  const present = startOfWeek(dhakaDay(now.toISOString()));
  const due = Date.parse(startOfDhakaDay(present)) + hourOfDigest * hour;
  return now.getTime() >= due ? addDays(present, -7) : undefined;
}

/**
 * Mails the numbers of each week, once, however many processes run: who sends it is claimed in the database.
 *
 * @param settings `to` is the digest's own address
 * @param options.interval how often to look whether one is due, in milliseconds
 */
export function startDigest(
  store: Store,
  settings: MailSettings,
  log: Log,
  { interval = 60_000 } = {},
): { stop: () => Promise<void> } {
  const transporter = createSmtpTransporter(settings.smtpUrl);
  let sent: string | undefined;
  let round: Promise<void> | undefined;

  async function send(week: string) {
    const { from, to } = settings;
    try {
      await transporter.sendMail({
        from: { name: site.name, address: from },
        to,
        // The same at each attempt: one that arrives twice, because its confirmation got lost, is shown once.
        messageId: `<digest-${week}@${from.split('@')[1]}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...digestMail(week, await weekInNumbers(store, week)),
        signal: AbortSignal.timeout(sendingLimit),
      });
    } catch (error) {
      const { code } = error as { code?: unknown };
      const next = new Date(Date.now() + retryDelay);
      log.error({ week, code, nextAttemptAt: next }, 'digest not sent, it will be tried again');
      await store.reportDigest(week, next);
      return;
    }
    await store.reportDigest(week, null);
    log.info({ week }, 'digest sent');
  }

  async function look() {
    const week = dueWeek(new Date());
    if (!week || week === sent) return;
    if (await store.claimDigest(week, new Date(), lease)) await send(week);
    else if (await store.isDigestSent(week)) sent = week;
  }

  function check() {
    // A store that fails is told by whoever asks for it next.
    round ??= look()
      .catch(() => {})
      .finally(() => {
        round = undefined;
      });
  }

  const timer = setInterval(check, interval).unref();
  check();
  return {
    async stop() {
      clearInterval(timer);
      await round;
      transporter.close();
    },
  };
}
