import type { Log } from '#common/log.ts';
import { site } from '#content/site.ts';
import { getLoggedReason } from './delivery-error.server.ts';
import { createSmtpTransporter, type MailSettings } from './mail-transport.server.ts';
import type { Mail } from './mails/mail.ts';
import { createSendLimit } from './send-limit.server.ts';
import type { Store } from './store.server.ts';

/** In milliseconds. The lease is longer than the sending limit. */
const leaseMs = 60_000;
const retryDelayMs = 15 * 60_000;

/** The log messages of each mail. docs/operations/log.md explains them. */
const messages = {
  digest: {
    sent: 'digest sent',
    again: 'digest not sent, it will be tried again',
    failed: 'digest waits for the store',
  },
  day: {
    sent: 'mail of the day sent',
    again: 'mail of the day not sent, it will be tried again',
    failed: 'mail of the day waits for the store',
  },
};

export type ScheduledMail = {
  kind: keyof typeof messages;
  /** Returns the name under which the due mail is claimed in the table of digests; undefined when none is due. */
  getDueName: (now: Date) => string | undefined;
  /** Returns the mail; undefined when it has nothing to say, and isn't sent. */
  compose: (name: string, now: Date) => Promise<Mail | undefined>;
};

export type ScheduleOptions = {
  /** How often to check whether the mail is due, in milliseconds. */
  interval?: number;
  /** How long stopping waits for a mail that is being sent, in milliseconds. */
  stopTimeout?: number;
  now?: () => Date;
};

/**
 * Sends a mail each time it is due, once. Each process tries to claim it in the database, so that only one sends it, also after a
 * restart. A mail with nothing to say is recorded as sent.
 *
 * @param settings `to` is the mail's own address
 */
export function startScheduledMail(
  store: Store,
  settings: MailSettings,
  log: Log,
  { kind, getDueName, compose }: ScheduledMail,
  { interval = 60_000, stopTimeout, now = () => new Date() }: ScheduleOptions = {},
): { stop: () => Promise<void> } {
  const transporter = createSmtpTransporter(settings.smtpUrl);
  const sendLimit = createSendLimit(stopTimeout);
  const words = messages[kind];
  let done: string | undefined;
  let current: Promise<void> | undefined;

  async function send(name: string) {
    const about = kind === 'digest' ? { week: name } : { name };
    const mail = await compose(name, now());
    if (!mail) {
      await store.reportDigest(name, null);
      return;
    }
    try {
      await transporter.sendMail({
        from: { name: site.en.name, address: settings.from },
        to: settings.to,
        // The id is the same at each attempt, so that mail programs show a repeated mail once.
        messageId: `<${kind === 'digest' ? 'digest-' : ''}${name}@${settings.from.split('@')[1]}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...mail,
        signal: sendLimit.createSignal(),
      });
    } catch (error) {
      const next = new Date(now().getTime() + retryDelayMs);
      log.error({ ...about, reason: getLoggedReason(error), nextAttemptAt: next }, words.again);
      await store.reportDigest(name, next);
      return;
    }
    await store.reportDigest(name, null);
    log.info(about, words.sent);
  }

  async function sendIfDue() {
    const name = getDueName(now());
    if (!name || name === done) return;
    if (await store.claimDigest(name, now(), leaseMs)) await send(name);
    else if (await store.isDigestSent(name)) done = name;
  }

  function check() {
    current ??= sendIfDue()
      .catch((error: unknown) => log.error({ reason: getLoggedReason(error) }, words.failed))
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
