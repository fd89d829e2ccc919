import type { RouterContextProvider } from 'react-router';
import type { Failure } from '#content/forms/failure.ts';
import { submissionsContext } from '#domain/submissions/context.server.ts';
import type { Answers, FieldErrors } from '#domain/submissions/form.ts';
import { readAnswers } from '#domain/submissions/read-answers.ts';
import { checkSpam } from '#domain/submissions/spam-check.ts';
import { StoreError } from '#domain/submissions/store-error.server.ts';
import { parseSubmissionId, submissionIdField } from '#domain/submissions/submission-id.ts';
import { visitorAddressContext } from '#server/contexts.ts';
import { createConfirmationContent } from './confirmation-content.server.ts';
import type { FormContext } from './form-context.server.ts';
import type { ConfirmationContent } from './send-submission.ts';

/** The outcome of a submission, with the status of the response. */
export type SubmissionOutcome =
  | { kind: 'stored'; status: 201; submissionId: string; confirmation: ConfirmationContent }
  | { kind: 'invalid'; status: 422; answers: Answers; errors: FieldErrors }
  | {
      kind: 'failed';
      status: 429 | 503;
      answers: Answers;
      failure: Failure;
      /** In seconds, for the `Retry-After` header. */
      retryAfter?: number;
    };

/** Returns the response's headers. `Retry-After` says when a rejected submission may be sent again (RFC 9110, 10.2.3). */
export function createOutcomeHeaders(outcome: SubmissionOutcome): HeadersInit {
  const retryAfter = outcome.kind === 'failed' ? outcome.retryAfter : undefined;
  return {
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
}

/**
 * Reads a posted form, sent by script or by the browser itself, and submits it.
 *
 * @returns the outcome, with the form's submission id for the page that shows the form again; the id is undefined unless it is
 *   a UUID
 * @throws any error that isn't a StoreError. After a StoreError the outcome is a failure.
 */
export async function receiveSubmission(
  request: Request,
  formContext: FormContext,
  context: Readonly<RouterContextProvider>,
): Promise<SubmissionOutcome & { sentId: string | undefined }> {
  const { form, programme } = formContext;
  const content = await readBody(request);
  const answers = readAnswers(form, content);
  const readHiddenField = (name: string) => {
    const value = content.get(name);
    return typeof value === 'string' && value.length <= maxHiddenFieldLength ? value : undefined;
  };
  const sentId = parseSubmissionId(readHiddenField(submissionIdField));
  try {
    const result = await context.get(submissionsContext).submit({
      form,
      programme,
      raw: answers,
      submissionId: sentId,
      termsVersion: readHiddenField('termsVersion'),
      spamReason: checkSpam(content),
      visitorAddress: context.get(visitorAddressContext),
    });
    if (result.kind === 'limited') {
      const { retryAfter } = result;
      return { kind: 'failed', status: 429, answers, failure: 'busy', retryAfter, sentId };
    }
    if (result.kind === 'closed') {
      const { retryAfter } = result;
      return { kind: 'failed', status: 503, answers, failure: 'closed', retryAfter, sentId };
    }
    if (result.kind === 'invalid') {
      return { kind: 'invalid', status: 422, answers, errors: result.errors, sentId };
    }
    const { submissionId } = result;
    const confirmation = createConfirmationContent(formContext, result);
    return { kind: 'stored', status: 201, submissionId, confirmation, sentId };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { kind: 'failed', status: 503, answers, failure: 'unavailable', sentId };
  }
}

/** In UTF-16 code units. The values of our pages' hidden fields are shorter, so a longer one is ignored. */
const maxHiddenFieldLength = 100;

/** Reads the body as a form. A body that isn't a form counts as an empty form. */
async function readBody(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
