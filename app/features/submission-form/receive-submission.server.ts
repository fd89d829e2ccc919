import type { RouterContextProvider } from 'react-router';
import type { Failure } from '#content/forms/failures.ts';
import { submissionsContext } from '#domain/submissions/context.server.ts';
import type { Answers, FieldErrors } from '#domain/submissions/form.ts';
import { readAnswers } from '#domain/submissions/schema.ts';
import { checkSpam } from '#domain/submissions/spam-check.ts';
import { StoreError } from '#domain/submissions/store-error.server.ts';
import { parseSubmissionId, submissionIdField } from '#domain/submissions/submission-id.ts';
import { visitorAddressContext } from '#server/contexts.ts';
import { createConfirmationContent } from './confirmation-content.server.ts';
import type { FormContext } from './form-context.server.ts';
import type { ConfirmationContent } from './send-submission.ts';

/** What became of a form that was sent, and the status that says so. */
export type SubmissionOutcome =
  | { kind: 'stored'; status: 201; submissionId: string; receipt: ConfirmationContent }
  | { kind: 'refused'; status: 422; answers: Answers; errors: FieldErrors }
  | {
      kind: 'failed';
      status: 429 | 503;
      answers: Answers;
      failure: Failure;
      /** In seconds, for the answer's `Retry-After`. */
      retryAfter?: number;
    };

/** The header lines of an answer: when a submission that was one too many may come again (RFC 9110, 10.2.3). */
export function createOutcomeHeaders(received: SubmissionOutcome): HeadersInit {
  const retryAfter = received.kind === 'failed' ? received.retryAfter : undefined;
  return {
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
}

/**
 * Takes a form, sent by a script or by the browser itself.
 *
 * @returns also the submission id that the form came with, for the page that shows it again; undefined for anything but a UUID
 */
export async function receiveSubmission(
  request: Request,
  place: FormContext,
  context: Readonly<RouterContextProvider>,
): Promise<SubmissionOutcome & { sentId: string | undefined }> {
  const { form, programme } = place;
  const content = await readBody(request);
  const answers = readAnswers(form, content);
  const text = (name: string) => {
    const value = content.get(name);
    return typeof value === 'string' && value.length <= maxHiddenFieldLength ? value : undefined;
  };
  const sentId = parseSubmissionId(text(submissionIdField));
  try {
    const result = await context.get(submissionsContext).submit({
      form,
      programme,
      raw: answers,
      submissionId: sentId,
      termsVersion: text('termsVersion'),
      suspicion: checkSpam(content),
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
    if (result.kind === 'refused') {
      return { kind: 'refused', status: 422, answers, errors: result.errors, sentId };
    }
    const { submissionId } = result;
    const receipt = createConfirmationContent(place, result);
    return { kind: 'stored', status: 201, submissionId, receipt, sentId };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { kind: 'failed', status: 503, answers, failure: 'unavailable', sentId };
  }
}

/** In UTF-16 code units. Of what our own pages put into hidden fields nothing is longer; a longer value is nobody's, and is read no further. */
const maxHiddenFieldLength = 100;

/** A body that isn't a form is a form in which nothing was filled in. */
async function readBody(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
