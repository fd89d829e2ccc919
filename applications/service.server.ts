import { randomUUID } from 'node:crypto';
import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import type { DeliveryCounts } from './database/deliveries.server.ts';
import { startDelivery } from './delivery.server.ts';
import type { ApplicationProgramme } from './programmes.ts';
import { startReminder } from './reminder.server.ts';
import {
  type Application,
  type ApplicationErrors,
  type RawApplication,
  validateApplication,
} from './schema.ts';
import { openStore } from './store.server.ts';
import { StoreError } from './store-error.server.ts';
import { createSubmissionLimit } from './submission-limit.server.ts';

export type SubmissionResult =
  | {
      kind: 'stored';
      reference: string;
      /** The one that was sent, or the one made in its place. */
      submissionId: string;
      /** ISO 8601, in UTC. */
      submittedAt: string;
      application: Application;
    }
  | { kind: 'refused'; errors: ApplicationErrors }
  /** More than the settings allow: nothing was stored. In seconds, until the next one is taken. */
  | { kind: 'limited'; retryAfter: number };

/** What a confirmation page may show: nothing that tells who applied. */
export type Confirmation = {
  reference: string;
  programme: string;
  submittedAt: string;
};

export type ApplicationsHealth =
  | { ok: true; mail: 'on' | 'off'; deliveries: DeliveryCounts }
  | { ok: false; reason: string };

export type Applications = Awaited<ReturnType<typeof openApplications>>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Opens the store and starts to deliver the mails that wait in it, if mail is configured. The one service that
 * pages and server need for applications.
 *
 * @throws StoreError when the database can't be opened
 */
export async function openApplications(
  settings: Pick<
    Settings,
    | 'DATABASE_URL'
    | 'SMTP_URL'
    | 'MAIL_FROM'
    | 'MAIL_TO'
    | 'SUBMISSIONS_PER_ADDRESS_PER_HOUR'
    | 'SUBMISSIONS_PER_MINUTE'
  >,
  log: Log,
) {
  const { DATABASE_URL, SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to } = settings;
  const limit = createSubmissionLimit({
    perAddressPerHour: settings.SUBMISSIONS_PER_ADDRESS_PER_HOUR,
    perMinute: settings.SUBMISSIONS_PER_MINUTE,
  });
  const store = await openStore(DATABASE_URL);
  const worker =
    smtpUrl && from && to ? startDelivery(store, { smtpUrl, from, to }, log) : undefined;
  const reminder = worker ? undefined : startReminder(store, log);

  /** Many may ask at once: one check, which writes, answers them all. */
  let checking: Promise<void> | undefined;
  function check(): Promise<void> {
    checking ??= store.check().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  return {
    /**
     * Checks an application and stores it. Once it is stored, it reaches staff: by mail, or with the
     * command-line tool. The same one sent again under the same submission id is stored once, and answered alike.
     *
     * @param submissionId as the form sent it; a UUID. When it is missing or none, one is made
     * @throws StoreError when it couldn't be stored: the visitor may send it again, with the same id
     */
    async submitApplication(submission: {
      programme: ApplicationProgramme;
      raw: RawApplication;
      submissionId: string | null | undefined;
      /** Of the visitor, for the limit; it is not stored. */
      visitorAddress: string;
    }): Promise<SubmissionResult> {
      const { application, errors } = validateApplication(submission.programme, submission.raw);
      if (!application) return { kind: 'refused', errors };
      const admission = await limit.admit(submission.visitorAddress);
      if (!admission.admitted) {
        log.warn({ programme: submission.programme.slug }, 'application over the limit');
        return { kind: 'limited', retryAfter: admission.retryAfter };
      }
      const sentId = submission.submissionId?.trim().toLowerCase() ?? '';
      const submissionId = uuid.test(sentId) ? sentId : randomUUID();
      const programme = submission.programme.slug;
      const { stored, created } = await store
        .submit({ submissionId, programme, application })
        .catch(async (error: unknown) => {
          await limit.giveBack(submission.visitorAddress);
          if (error instanceof StoreError) {
            log.error({ programme, reason: error.message }, 'application not stored');
          }
          throw error;
        });
      const { reference, submittedAt } = stored;
      log.info({ reference, programme }, created ? 'application stored' : 'application repeated');
      if (created) worker?.wake();
      // Who sends the same one again, as after a lost answer, has sent one.
      else await limit.giveBack(submission.visitorAddress);
      return { kind: 'stored', reference, submissionId, submittedAt, application };
    },

    /**
     * For the page after a form was sent without JavaScript. Its address carries the reference and the submission
     * id: a reference may be overheard or guessed, the id can't be. Even with both, nothing personal is shown.
     *
     * @returns undefined when the two don't belong together
     * @throws StoreError when the store can't be read
     */
    async findConfirmation(
      reference: string,
      submissionId: string,
    ): Promise<Confirmation | undefined> {
      const found = await store.findSubmission(reference, submissionId);
      return (
        found && {
          reference: found.reference,
          programme: found.programme,
          submittedAt: found.submittedAt,
        }
      );
    },

    /** Whether an application could be stored now, and how the mails stand. Never throws. */
    async health(): Promise<ApplicationsHealth> {
      try {
        await check();
        return {
          ok: true,
          mail: worker ? 'on' : 'off',
          deliveries: await store.countDeliveries(),
        };
      } catch (error) {
        return { ok: false, reason: error instanceof Error ? error.message : String(error) };
      }
    },

    /** Waits for the mails in flight, then closes the store. */
    async close() {
      await worker?.stop();
      reminder?.stop();
      await store.close();
    },
  };
}
