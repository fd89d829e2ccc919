import { formats } from '#content/formats/formats.ts';
import type { AnswerLinks } from './answer-link.server.ts';
import { answeredByLink } from './database/mark-answered.server.ts';
import { findForm, getProgrammeName } from './forms/forms.ts';
import { formatDueTime, getAnswerDeadline } from './next-steps.server.ts';
import type { Store } from './store.server.ts';

/** What the page of a link shows. Nothing of it identifies the sender. Times are texts, in Dhaka's time. */
export type LinkedSubmission = {
  reference: string;
  /** The programme, or the form of a submission without one. */
  about: string;
  /** undefined for a form that promises no time. */
  due: string | undefined;
  isOverdue: boolean;
  /** undefined while it isn't marked. */
  answered: string | undefined;
  /** The last day on which the link works. */
  expires: string;
};

/** `off`: the site has no links. `gone`: the submission was erased. `closed`: the site is read-only. */
export type AnswerByLink =
  | { kind: 'found'; submission: LinkedSubmission }
  | { kind: 'off' | 'invalid' | 'expired' | 'gone' | 'closed' };

/**
 * Reads a link of the mail to staff, and changes the mark if asked to.
 *
 * @param options.mark whether to mark the submission as answered (true) or as open (false); undefined changes nothing
 * @throws StoreError when the store fails
 */
export async function answerByLink(
  store: Pick<Store, 'find' | 'markAnswered'>,
  links: AnswerLinks,
  query: URLSearchParams,
  { now, mark }: { now: Date; mark?: boolean | undefined },
): Promise<AnswerByLink> {
  const check = links.check(query, now);
  if (check.kind !== 'valid') return check;
  const { reference, expiresAt } = check;
  if (mark !== undefined) {
    const by = { answeredAt: now.toISOString(), by: answeredByLink };
    await store.markAnswered([reference], mark ? by : null);
  }
  const found = await store.find(reference);
  if (!found) return { kind: 'gone' };
  const form = findForm(found.form, 'en', found.programme);
  const deadline = form && getAnswerDeadline(form, found.submittedAt);
  return {
    kind: 'found',
    submission: {
      reference,
      about: found.programme
        ? getProgrammeName(found.programme, 'en')
        : (form?.heading ?? found.form),
      due: deadline && formatDueTime(deadline, 'en'),
      isOverdue: deadline !== undefined && deadline.due <= now.toISOString(),
      answered: found.answeredAt && formats.en.dateTime(found.answeredAt),
      expires: formats.en.weekday(expiresAt),
    },
  };
}
