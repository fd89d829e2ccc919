import type { RouterContextProvider } from 'react-router';
import type { Failure } from '#app/content/applications/application-form.ts';
import { applicationsContext } from '#submissions/context.server.ts';
import { type ApplicationProgramme, optionLabel } from '#submissions/programmes.ts';
import {
  type ApplicationErrors,
  type RawApplication,
  readApplicationForm,
} from '#submissions/schema.ts';
import { StoreError } from '#submissions/store-error.server.ts';
import { visitorAddressContext } from '#server/contexts.ts';
import type { Receipt } from './send-application.ts';

/** What became of a form that was sent, and the status that says so. */
export type Received =
  | { kind: 'stored'; status: 201; submissionId: string; receipt: Receipt }
  | { kind: 'refused'; status: 422; values: RawApplication; errors: ApplicationErrors }
  | {
      kind: 'failed';
      status: 429 | 503;
      values: RawApplication;
      failure: Failure;
      /** In seconds, for the answer's `Retry-After`. */
      retryAfter?: number;
    };

/** The header lines of an answer: when an application that was one too many may come again (RFC 9110, 10.2.3). */
export function headersOf(received: Received): HeadersInit {
  const retryAfter = received.kind === 'failed' ? received.retryAfter : undefined;
  return {
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
}

/**
 * Takes the form of an application page, sent by a script or by the browser itself.
 *
 * @returns also the submission id that the form came with, for the page that shows it again
 */
export async function receiveApplication(
  request: Request,
  programme: ApplicationProgramme,
  context: Readonly<RouterContextProvider>,
): Promise<Received & { sentId: string | undefined }> {
  const form = await readBody(request);
  const values = readApplicationForm(form);
  const id = form.get('submissionId');
  const sentId = typeof id === 'string' ? id : undefined;
  try {
    const result = await context.get(applicationsContext).submitApplication({
      programme,
      raw: values,
      submissionId: sentId,
      visitorAddress: context.get(visitorAddressContext),
    });
    if (result.kind === 'limited') {
      const { retryAfter } = result;
      return { kind: 'failed', status: 429, values, failure: 'busy', retryAfter, sentId };
    }
    if (result.kind === 'refused') {
      return { kind: 'refused', status: 422, values, errors: result.errors, sentId };
    }
    const { reference, submittedAt, submissionId, application } = result;
    const receipt = {
      reference,
      submittedAt,
      programme: programme.name,
      destination: optionLabel(
        programme.slug,
        'preferredDestination',
        application.preferredDestination,
      ),
      duration: optionLabel(programme.slug, 'programDuration', application.programDuration),
    };
    return { kind: 'stored', status: 201, submissionId, receipt, sentId };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { kind: 'failed', status: 503, values, failure: 'unavailable', sentId };
  }
}

/** A body that isn't a form is a form in which nothing was filled in. */
async function readBody(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
