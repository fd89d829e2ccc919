import type { Log } from '#common/log.ts';
import { countWaitingAnswers } from './answer-state.server.ts';
import type { Store } from './store.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Logs at start and once a day how many submissions came and how many wait. On a site without mail, this log is the
 * only notice of new submissions. Submissions that are held back are only in this log and in the weekly digest.
 *
 * @param options.mail whether mail is configured
 */
export function startDailyReport(
  store: Store,
  log: Log,
  { mail }: { mail: boolean },
): { stop: () => void } {
  async function report() {
    const { submissions, suspected } = await store.countSubmitted(new Date(Date.now() - dayMs));
    const answers = await countWaitingAnswers(store, new Date());
    log.info(
      { submissions, suspected, answers, deliveries: await store.countDeliveries() },
      'submissions of the last 24 hours, and what waits',
    );
    if (answers.overdue > 0) {
      log.warn(
        answers,
        'applicants wait longer than was promised: opar-applications list --state overdue',
      );
    }
    if (suspected > 0) {
      log.warn(
        { suspected },
        'submissions held back as suspected spam wait for staff: opar-applications list --suspected',
      );
    }
    if (mail) return;
    const { waiting, retrying } = await store.countDeliveries(['staff', 'acknowledgement']);
    const mails = waiting + retrying;
    if (mails === 0) return;
    log.warn(
      { mails },
      'submissions wait to be read, and no mail announces them: SMTP_URL is not set',
    );
  }
  // The next function that uses the store reports its failure.
  const check = () => void report().catch(() => {});
  const timer = setInterval(check, dayMs).unref();
  check();
  return { stop: () => clearInterval(timer) };
}
