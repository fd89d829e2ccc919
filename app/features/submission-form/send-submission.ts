import type { Failure } from '#content/forms/failures.ts';
import type { FieldErrors } from '#domain/submissions/form.ts';

/** What the visitor is shown of a submission that is stored; the acknowledgement says the same (forms/receipt.server.ts). */
export type ConfirmationContent = {
  reference: string;
  /** The programme, and what was chosen, as it was read. */
  details: { label: string; value: string }[];
  /** What happens next, with its times where they are known. */
  steps: readonly { title: string; text: string }[];
  /** The programme's documents, by how they stand. */
  documents: { title: string; documents: string[]; ticked: boolean }[];
  /** The address of a calendar file for when an answer is due; left out where none is promised, or it is no more ahead. */
  calendar?: string | undefined;
  /** ISO 8601, in UTC; left out when the store could not be asked. */
  submittedAt?: string | undefined;
};

export type SubmissionResponse =
  | { kind: 'stored'; receipt: ConfirmationContent }
  | { kind: 'refused'; errors: FieldErrors }
  | { kind: 'failed'; failure: Failure };

/** How long the server may take to answer, in milliseconds. */
const responseTimeoutMs = 30_000;

/**
 * Sends what was filled in. Never throws: whatever isn't the server's own confirmation is a failure, also the
 * page of a Wi-Fi portal that answers 200 in its place.
 *
 * @param address that answers in JSON (resources/submit.ts)
 */
export async function sendSubmission(address: string, form: FormData): Promise<SubmissionResponse> {
  // `AbortSignal.timeout` is missing in browsers of before 2022, and their owners must be able to apply.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), responseTimeoutMs);
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
      signal: timeout.signal,
    });
    if (response.status === 413) return { kind: 'failed', failure: 'tooLarge' };
    if (response.status === 429) return { kind: 'failed', failure: 'busy' };
    if (response.status === 503) {
      const answer: unknown = await response.json().catch(() => undefined);
      return { kind: 'failed', failure: isReadOnlyResponse(answer) ? 'closed' : 'unavailable' };
    }
    if (!response.ok && response.status !== 422) return { kind: 'failed', failure: 'unavailable' };
    const answer: unknown = await response.json();
    return isSubmissionResponse(answer) ? answer : { kind: 'failed', failure: 'unreachable' };
  } catch {
    return createConnectionFailure();
  } finally {
    clearTimeout(timer);
  }
}

/** That nothing came back: without a network at all, the visitor is told so. */
export const createConnectionFailure = (): SubmissionResponse => ({
  kind: 'failed',
  failure: navigator.onLine === false ? 'offline' : 'unreachable',
});

/** Whether the site itself says that it takes no forms at present. A proxy answers 503 too, but not like that. */
const isReadOnlyResponse = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'failure' in answer &&
  answer.failure === 'closed';

/** The server's answers are its own; the question is only whether it was the server that answered. */
function isSubmissionResponse(answer: unknown): answer is SubmissionResponse {
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return false;
  if (answer.kind === 'stored') return 'receipt' in answer;
  return answer.kind === 'refused' && 'errors' in answer;
}
