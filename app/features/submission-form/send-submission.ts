import type { Failure } from '#content/forms/failure.ts';
import type { Action } from '#content/types/common.ts';
import type { FieldErrors } from '#domain/submissions/form.ts';

/** The content of a stored submission's confirmation. The acknowledgement says the same (confirmation-content.server.ts). */
export type ConfirmationContent = {
  reference: string;
  /** The URL of the server's page with the confirmation. */
  page: string;
  /** The programme and the selected options, by the labels that the visitor read. */
  details: { label: string; value: string }[];
  /** The next steps, with their times where they are known. */
  steps: readonly { title: string; text: string }[];
  /** The programme's documents, grouped by their state. */
  documents: { title: string; documents: string[]; ticked: boolean; toSend: boolean }[];
  /** The links to the pages to show at home about what was applied for. */
  sheets: readonly Action[];
  /** The link to the other programmes, after an application. */
  another?: Action | undefined;
  /** The URL of a calendar file with the time when an answer is due; undefined when no time is promised or it has passed. */
  calendar?: string | undefined;
  /** ISO 8601, in UTC; undefined when the store couldn't be read. */
  submittedAt?: string | undefined;
  /** The organisation, which is printed at the end of the sheet: 'Opar International · hello@example.org · …'. */
  sender: string;
};

/** The endpoint's JSON. A page that is open while the site is upgraded reads it with its old script, so names stay. */
export type SubmissionResponse =
  | { kind: 'stored'; confirmation: ConfirmationContent }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'failed'; failure: Failure };

/** How long to wait for the response, in milliseconds. */
const responseTimeoutMs = 30_000;

/**
 * Sends a form by script. It never throws: everything except the server's own result is a failure, such as the page of a
 * Wi-Fi portal with status 200.
 *
 * @param url the endpoint that responds with JSON (the route `…/submit`)
 */
export async function sendSubmission(url: string, form: FormData): Promise<SubmissionResponse> {
  // `AbortSignal.timeout` is missing in browsers from before 2022, in which people must be able to apply.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), responseTimeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
      signal: timeout.signal,
    });
    if (response.status === 413) return { kind: 'failed', failure: 'tooLarge' };
    if (response.status === 429) return { kind: 'failed', failure: 'busy' };
    if (response.status === 503) {
      const result: unknown = await response.json().catch(() => undefined);
      return { kind: 'failed', failure: isReadOnlyResult(result) ? 'closed' : 'unavailable' };
    }
    if (!response.ok && response.status !== 422) return { kind: 'failed', failure: 'unavailable' };
    const result: unknown = await response.json();
    return isSubmissionResponse(result) ? result : { kind: 'failed', failure: 'unreachable' };
  } catch {
    return createConnectionFailure();
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the failure for a request without a response: `offline` if the browser is offline, otherwise `unreachable`. */
export const createConnectionFailure = (): SubmissionResponse => ({
  kind: 'failed',
  failure: navigator.onLine === false ? 'offline' : 'unreachable',
});

/** Whether the site responds that it is read-only. A proxy also sends status 503, but not this result. */
const isReadOnlyResult = (result: unknown) =>
  typeof result === 'object' &&
  result !== null &&
  'failure' in result &&
  result.failure === 'closed';

/** Whether a response comes from our server. If so, its content is trusted and needs no further validation. */
function isSubmissionResponse(result: unknown): result is SubmissionResponse {
  if (typeof result !== 'object' || result === null || !('kind' in result)) return false;
  if (result.kind === 'stored') return 'confirmation' in result;
  return result.kind === 'invalid' && 'errors' in result;
}
