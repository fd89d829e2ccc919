import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { isUnderAge } from './age-on.ts';
import { countWaitingAnswers } from './answer-state.server.ts';
import { startDailyReport } from './daily-report.server.ts';
import { startDelivery } from './delivery.server.ts';
import { startDigest } from './digest.server.ts';
import type { Answers, FieldErrors, Form, Terms } from './form.ts';
import { findForm, formSlugs } from './forms/forms.ts';
import { createLimiters } from './limiters.server.ts';
import { createMailTransport } from './mail-transport.server.ts';
import { createRejectionLimit } from './rejection-limit.server.ts';
import { checkAnswers } from './schema.ts';
import type { Suspicion } from './spam-check.ts';
import { createStore } from './store.server.ts';
import { StoreError } from './store-error.server.ts';
import { createSubmissionId, parseSubmissionId } from './submission-id.ts';
import { createSubmissionLimit } from './submission-limit.server.ts';
import { termsText } from './terms-version.ts';
import { createWebhookTransport } from './webhook.server.ts';

export type SubmissionResult =
  | {
      kind: 'stored';
      reference: string;
      /** The one that was sent, or the one made in its place. */
      submissionId: string;
      /** ISO 8601, in UTC. */
      submittedAt: string;
      answers: Answers;
    }
  | { kind: 'refused'; errors: FieldErrors }
  /** More than the settings allow: nothing was stored. In seconds, until the next one is taken. */
  | { kind: 'limited'; retryAfter: number }
  /** The site is read-only (READ_ONLY): nothing was checked or stored. `retryAfter` is in seconds. */
  | { kind: 'closed'; retryAfter: number };

/** What a confirmation page may show: nothing that tells who sent it. */
export type Confirmation = {
  reference: string;
  form: string;
  programme?: string | undefined;
  submittedAt: string;
  /** Whether the sender is under 18, and must read that a parent or guardian must agree. */
  underAge: boolean;
};

export type SubmissionsHealth = { ok: true; mail: 'on' | 'off' } | { ok: false; reason: string };

export type Submissions = Awaited<ReturnType<typeof createSubmissions>>;

/** How long a visitor is asked to wait while the site is read-only, in seconds. Nobody knows when it ends. */
const closedRetryAfter = 60 * 60;

/** Of all forms; those that share a text are in it once each. */
const allTerms = formSlugs.flatMap((slug) => findForm(slug)?.terms ?? []);

/** How long an answer about the store's health is good, in milliseconds: the question is open to anyone, and a check writes. */
const healthFreshness = 5000;

/**
 * Opens the store and starts to deliver what waits in it: mails, if mail is configured, and the webhook's messages. The one service that
 * pages and server need for submissions.
 *
 * @throws StoreError when the database can't be opened
 */
export async function createSubmissions(
  settings: Pick<
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
    | 'REFUSALS_PER_ADDRESS_PER_MINUTE'
    | 'READ_ONLY'
  >,
  log: Log,
) {
  const { DATABASE_URL, SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to } = settings;
  const { DIGEST_TO: digestTo, WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = settings;
  const rejections = createRejectionLimit(settings.REFUSALS_PER_ADDRESS_PER_MINUTE);
  const store = await createStore(DATABASE_URL);
  const limiters = await createLimiters(DATABASE_URL).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const limit = createSubmissionLimit(
    {
      perAddressPerHour: settings.SUBMISSIONS_PER_ADDRESS_PER_HOUR,
      perMinute: settings.SUBMISSIONS_PER_MINUTE,
    },
    limiters,
  );
  for (const terms of allTerms) {
    await store.saveTerms({ version: terms.version, text: termsText(terms) });
  }
  const countWaiting = () => countWaitingAnswers(store, new Date());
  const mail =
    smtpUrl && from && to ? createMailTransport({ smtpUrl, from, to }, countWaiting) : undefined;
  const webhook = url && secret ? createWebhookTransport({ url, secret }) : undefined;
  // A worker each, so that one that hangs doesn't keep the other from its work.
  const workers = [mail, webhook].flatMap((transport) =>
    transport ? [startDelivery(store, transport, log)] : [],
  );
  const digest =
    smtpUrl && from && digestTo
      ? startDigest(store, { smtpUrl, from, to: digestTo }, log)
      : undefined;
  const report = startDailyReport(store, log, { mail: mail !== undefined });

  /** A page that was opened before the terms changed shows an earlier version. */
  async function shownVersion(present: Terms, shown = present.version): Promise<string> {
    return shown !== present.version && (await store.hasTerms(shown)) ? shown : present.version;
  }

  async function checkHealth(): Promise<SubmissionsHealth> {
    try {
      await store.check();
      return { ok: true, mail: mail ? 'on' : 'off' };
    } catch (error) {
      return { ok: false, reason: error instanceof Error ? error.message : String(error) };
    }
  }
  let latest: { health: Promise<SubmissionsHealth>; goodUntil: number } | undefined;

  return {
    /**
     * Checks what was filled in and stores it. Once it is stored, it reaches staff: by mail, or with the command-line
     * tool. The same one sent again under the same submission id is stored once, and answered alike.
     *
     * @throws StoreError when it couldn't be stored: the visitor may send it again, with the same id
     */
    async submit(submission: {
      form: Form;
      /** The programme's slug, where the form is a programme's. */
      programme?: string | undefined;
      raw: Answers;
      /** As the form sent it; a UUID. When it is missing or none, one is made. */
      submissionId: string | undefined;
      /** As the form sent it: of the terms that were shown. When it is missing or was never shown, the present one counts. */
      termsVersion?: string | undefined;
      /** Why it is taken for a program's: it is stored and answered like any other, and waits for staff. */
      suspicion?: Suspicion | undefined;
      /** Of the visitor, for the limit; it is not stored (limiters.server.ts). */
      visitorAddress: string;
    }): Promise<SubmissionResult> {
      const { form, programme, suspicion, visitorAddress } = submission;
      const about = { form: form.slug, ...(programme && { programme }) };
      if (settings.READ_ONLY) {
        log.warn(about, 'submission refused: the site is read-only');
        return { kind: 'closed', retryAfter: closedRetryAfter };
      }
      const { answers, errors } = checkAnswers(form, submission.raw);
      if (!answers) {
        await rejections.count(visitorAddress);
        return { kind: 'refused', errors };
      }
      const admission = await limit.admit(visitorAddress, suspicion !== undefined);
      if (!admission.admitted) {
        log.warn(about, 'submission over the limit');
        return { kind: 'limited', retryAfter: admission.retryAfter };
      }
      const submissionId = parseSubmissionId(submission.submissionId) ?? createSubmissionId();
      const write = async () => {
        const termsVersion =
          form.terms && (await shownVersion(form.terms, submission.termsVersion));
        return store.submit(
          { ...about, submissionId, termsVersion, answers, suspicion },
          { webhook: webhook !== undefined },
        );
      };
      const { stored, created } = await write().catch(async (error: unknown) => {
        await admission.giveBack();
        if (error instanceof StoreError) {
          log.error({ ...about, reason: error.message }, 'submission not stored');
        }
        throw error;
      });
      const { reference, submittedAt } = stored;
      log.info(
        { reference, ...about, ...(suspicion && { suspicion }) },
        created ? 'submission stored' : 'submission repeated',
      );
      if (created) for (const { wake } of workers) wake();
      // A repeated submission, as after a lost answer, counts once towards the limit.
      else await admission.giveBack();
      return { kind: 'stored', reference, submissionId, submittedAt, answers };
    },

    /**
     * Whether a visitor was refused so often that what they send isn't to be looked at for now: neither checked nor rendered.
     *
     * @returns how long, in seconds; undefined when they may send
     */
    wait: (visitorAddress: string): Promise<number | undefined> => rejections.wait(visitorAddress),

    /**
     * For the page after a form was sent without JavaScript. Its address carries the reference and the submission
     * id: a reference may be overheard or guessed, the id can't be. Even with both, nothing of the answers is shown but that
     * the sender is under age, who must be told so.
     *
     * @returns undefined when the two don't belong together
     * @throws StoreError when the store can't be read
     */
    async findConfirmation(
      reference: string,
      submissionId: string,
    ): Promise<Confirmation | undefined> {
      const found = await store.findOwn(reference, submissionId);
      if (!found) return;
      const { form, programme, submittedAt, answers } = found;
      const underAge = isUnderAge(answers, submittedAt);
      return { reference, form, programme, submittedAt, underAge };
    },

    /** Whether a submission could be stored, as it was at most five seconds ago. Never throws. */
    health(): Promise<SubmissionsHealth> {
      const now = performance.now();
      if (!latest || latest.goodUntil <= now) {
        latest = { health: checkHealth(), goodUntil: now + healthFreshness };
      }
      return latest.health;
    },

    /** How many deliveries are not done. @throws StoreError when the store can't be read */
    countDeliveries: () => store.countDeliveries(),

    /** Waits for what is being delivered, then closes the store. */
    async close() {
      await Promise.all(workers.map(({ stop }) => stop()));
      report.stop();
      await digest?.stop();
      await limiters.close();
      await store.close();
    },
  };
}
