import type { Log } from '#common/log.ts';
import { isUnderAge } from './age.ts';
import { type AnswerByLink, answerByLink } from './answer-by-link.server.ts';
import { checkAnswers } from './check-answers.ts';
import type { Answers, FieldErrors, Form } from './form.ts';
import { type OpenOptions, openSubmissions } from './open-submissions.server.ts';
import { openWithRetries } from './open-with-retries.server.ts';
import { createRejectionLimit } from './rejection-limit.server.ts';
import type { SpamReason } from './spam-check.ts';
import { StoreError } from './store-error.server.ts';
import { resolveTermsVersion } from './stored-terms.server.ts';
import { createSubmissionId, parseSubmissionId } from './submission-id.ts';

export type SubmissionResult =
  | {
      kind: 'stored';
      reference: string;
      /** The id that was sent, or the one that replaced it. */
      submissionId: string;
      /** ISO 8601, in UTC. */
      submittedAt: string;
      answers: Answers;
    }
  | { kind: 'invalid'; errors: FieldErrors }
  /** A limit of the options is exceeded, and nothing was stored. `retryAfter` is in seconds. */
  | { kind: 'limited'; retryAfter: number }
  /** The site is read-only, and nothing was validated or stored. `retryAfter` is in seconds. */
  | { kind: 'closed'; retryAfter: number };

/** The details that a confirmation page may show. None of them identifies the sender. */
export type ConfirmationRecord = {
  reference: string;
  form: string;
  programme?: string | undefined;
  submittedAt: string;
  /** Whether the sender is under 18. The page then says that a parent or guardian must agree. */
  underAge: boolean;
};

/** `mail` is 'late' if a mail to staff that should have been sent wasn't. */
type SubmissionsHealth = { ok: true; mail: 'on' | 'off' | 'late' } | { ok: false; reason: string };

/** How the service works. A limit of 0 is no limit. */
export type SubmissionOptions = OpenOptions & {
  /** How many invalid forms of one visitor are validated. */
  rejectionsPerAddressPerMinute: number;
  /** Whether no submission is taken. */
  isReadOnly: boolean;
};

export type SubmissionService = ReturnType<typeof createSubmissionService>;

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** How long visitors are asked to wait while the site is read-only, in seconds. Nobody knows when it ends. */
const readOnlyRetryAfterSeconds = 60 * 60;

/** How long a health check stays valid, in milliseconds. Anyone can request it, and each check writes. */
const healthCacheTtlMs = 5000;

/**
 * Opens the store, and starts the delivery of mails, if mail is configured, and of webhook messages. Pages and server
 * use this one service for submissions. A database that can't be opened is no reason not to start: the service fails
 * as it does when the store fails later, and keeps trying to open it.
 */
export function createSubmissionService(options: SubmissionOptions, log: Log) {
  const rejections = createRejectionLimit(options.rejectionsPerAddressPerMinute);
  const opening = openWithRetries(() => openSubmissions(options, log), {
    onFailed: (error) =>
      log.fatal(
        { reason: getMessage(error) },
        'the store cannot be opened, so forms fail: mend the database of DATABASE_URL, the site tries again by itself',
      ),
    onRecovered() {
      latest = undefined;
      log.info({}, 'the store is open, forms are taken again');
    },
  });

  async function checkHealth(): Promise<SubmissionsHealth> {
    try {
      const { store, hasMail } = await opening.get();
      await store.check();
      if (!hasMail) return { ok: true, mail: 'off' };
      return { ok: true, mail: (await store.isStaffMailLate(new Date())) ? 'late' : 'on' };
    } catch (error) {
      return { ok: false, reason: getMessage(error) };
    }
  }
  let latest: { health: Promise<SubmissionsHealth>; goodUntil: number } | undefined;

  return {
    /**
     * Validates and stores a submission. A stored submission reaches staff by mail or through the staff tool. A
     * repeated submission with the same submission id is stored once, and gets the same answer.
     *
     * @throws StoreError when it couldn't be stored; the visitor may send it again with the same id
     */
    async submit(submission: {
      /** In the language of the sender, which is stored with the submission. */
      form: Form;
      /** The programme's slug, if the form belongs to a programme. */
      programme?: string | undefined;
      raw: Answers;
      /** The UUID from the form. If it is missing or invalid, a new one is created. */
      submissionId: string | undefined;
      /** The version of the terms from the form. If it is missing or was never shown, the present version counts. */
      termsVersion?: string | undefined;
      /** Why it is suspected spam. It is stored and answered like any other, but waits for staff. */
      spamReason?: SpamReason | undefined;
      /** The visitor's IP address, for the limit. It isn't stored (limiters.server.ts). */
      visitorAddress: string;
    }): Promise<SubmissionResult> {
      const { form, programme, spamReason, visitorAddress } = submission;
      const about = { form: form.slug, ...(programme && { programme }) };
      const language = form.language === 'en' ? undefined : form.language;
      if (options.isReadOnly) {
        log.warn(about, 'submission refused: the site is read-only');
        return { kind: 'closed', retryAfter: readOnlyRetryAfterSeconds };
      }
      const { answers, errors } = checkAnswers(form, submission.raw);
      if (!answers) {
        await rejections.count(visitorAddress);
        return { kind: 'invalid', errors };
      }
      const throwFailure = (error: unknown): never => {
        if (error instanceof StoreError) {
          log.error({ ...about, reason: error.message }, 'submission not stored');
        }
        throw error;
      };
      const opened = await opening.get().catch(throwFailure);
      const { store, limit, acknowledgements, hasWebhook } = opened;
      const admission = await limit.admit(visitorAddress, spamReason !== undefined);
      if (!admission.admitted) {
        log.warn(about, 'submission over the limit');
        return { kind: 'limited', retryAfter: admission.retryAfter };
      }
      // Suspected submissions get no acknowledgement before staff release them.
      const acknowledgement = spamReason ? undefined : await acknowledgements.admit(visitorAddress);
      const giveBack = async () => {
        await admission.giveBack();
        if (acknowledgement?.admitted) await acknowledgement.giveBack();
      };
      const submissionId = parseSubmissionId(submission.submissionId) ?? createSubmissionId();
      const write = async () => {
        const termsVersion =
          form.terms && (await resolveTermsVersion(store, form.terms, submission.termsVersion));
        return store.submit(
          { ...about, submissionId, termsVersion, answers, spamReason, language },
          {
            webhook: hasWebhook,
            withheld: acknowledgement?.admitted === false ? 'network' : undefined,
          },
        );
      };
      const { stored, created, withheld } = await write().catch(async (error: unknown) => {
        await giveBack();
        return throwFailure(error);
      });
      const { reference, submittedAt } = stored;
      log.info(
        { reference, ...about, ...(spamReason && { suspicion: spamReason }) },
        created ? 'submission stored' : 'submission repeated',
      );
      if (withheld) log.warn({ reference, ...about, limit: withheld }, 'acknowledgement withheld');
      if (created) opened.deliver();
      // A repeated submission, as after a lost answer, counts once towards the limit.
      else await giveBack();
      return { kind: 'stored', reference, submissionId, submittedAt, answers };
    },

    /**
     * Whether a visitor's forms were rejected so often that the next ones aren't processed for now.
     *
     * @returns the seconds to wait; undefined when the visitor may send
     */
    wait: (visitorAddress: string): Promise<number | undefined> =>
      rejections.getRetryAfter(visitorAddress),

    /**
     * Finds the confirmation for the page after a form was sent without JavaScript. The page's URL carries the
     * reference and the submission id, since a reference can be overheard or guessed, but the id can't. Even with
     * both, the page shows no answers. It only tells senders who are under age that they are.
     *
     * @returns undefined when the two don't belong together
     * @throws StoreError when the store can't be read
     */
    async findConfirmation(
      reference: string,
      submissionId: string,
    ): Promise<ConfirmationRecord | undefined> {
      const { store } = await opening.get();
      const found = await store.findOwn(reference, submissionId);
      if (!found) return;
      const { form, programme, submittedAt, answers } = found;
      const underAge = isUnderAge(answers, submittedAt);
      return { reference, form, programme, submittedAt, underAge };
    },

    /**
     * Reads a link of the mail to staff (answer-link.server.ts), and changes the mark if asked to.
     *
     * @param mark whether to mark the submission as answered (true) or as open (false); undefined changes nothing
     * @throws StoreError when the store fails
     */
    async openAnswerLink(query: URLSearchParams, mark?: boolean): Promise<AnswerByLink> {
      const { store, answerLinks } = await opening.get();
      if (!answerLinks) return { kind: 'off' };
      if (mark !== undefined && options.isReadOnly) return { kind: 'closed' };
      return answerByLink(store, answerLinks, query, { now: new Date(), mark });
    },

    /** Whether a submission could be stored, and reach staff by mail, at most five seconds ago. It never throws. */
    health(): Promise<SubmissionsHealth> {
      const now = performance.now();
      if (!latest || latest.goodUntil <= now) {
        latest = { health: checkHealth(), goodUntil: now + healthCacheTtlMs };
      }
      return latest.health;
    },

    /**
     * Counts the deliveries that aren't done.
     *
     * @throws StoreError when the store can't be read
     */
    countDeliveries: async () => (await opening.get()).store.countDeliveries(),

    /** Waits for deliveries in progress, then closes the store. */
    async close() {
      await (await opening.stop())?.close();
    },
  };
}
