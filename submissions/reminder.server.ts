import type { Log } from '#server/log.ts';
import type { Store } from './store.server.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Tells the operator of a site without mail, at start and once a day, that submissions wait to be read: nobody
 * else hears of them.
 *
 * @param interval in milliseconds
 */
export function startReminder(store: Store, log: Log, interval = day): { stop: () => void } {
  async function remind() {
    const { waiting, retrying } = await store.countDeliveries();
    const mails = waiting + retrying;
    if (mails === 0) return;
    log.warn(
      { mails },
      'submissions wait to be read, and no mail tells of them: SMTP_URL is not set',
    );
  }
  // A store that fails is told by whoever asks for it next.
  const check = () => void remind().catch(() => {});
  const timer = setInterval(check, interval).unref();
  check();
  return { stop: () => clearInterval(timer) };
}
