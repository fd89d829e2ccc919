import type { Log } from '#common/log.ts';
import type { AnswerLinks } from './answer-link.server.ts';
import { countWaitingAnswers } from './answer-state.server.ts';
import type { StoredSubmission } from './database/rows.server.ts';
import { getLoggedReason } from './delivery-error.server.ts';
import type { StaffMailContext } from './mails/staff-mail.server.ts';
import type { Store } from './store.server.ts';

/**
 * Creates the function that reads what a mail to staff says besides the submission: how many answers wait, the same person's other
 * submissions, and the link that marks it as answered. A mail is worth sending without them, so a failure of the store is logged, and
 * the mail leaves them out.
 */
export const createStaffMailContext =
  (store: Store, answerLinks: AnswerLinks | undefined, log: Log) =>
  async ({ reference }: StoredSubmission): Promise<StaffMailContext> => {
    const now = new Date();
    const answerUrl = answerLinks?.createUrl(reference, now);
    try {
      const waiting = await countWaitingAnswers(store, now);
      const others = await store.findSamePerson(reference);
      // Nothing of what is held back is mailed before staff release it.
      return { now, answerUrl, waiting, others: others.filter(({ spamReason }) => !spamReason) };
    } catch (error) {
      log.error(
        { reference, reason: getLoggedReason(error) },
        'mail to staff goes without counts and other submissions',
      );
      return { now, answerUrl };
    }
  };
