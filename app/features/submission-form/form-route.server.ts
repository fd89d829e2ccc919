import { data, type RouterContextProvider, redirect } from 'react-router';
import { redirectPolicy } from '#app/rendering/content-security-policy.server.ts';
import { parseFinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import { isSelectableOpportunity } from '#domain/eligibility/opportunities.ts';
import { submissionsContext } from '#domain/submissions/context.server.ts';
import { isReference } from '#domain/submissions/reference.server.ts';
import type { ConfirmationRecord } from '#domain/submissions/service.server.ts';
import { StoreError } from '#domain/submissions/store-error.server.ts';
import { createSubmissionId, parseSubmissionId } from '#domain/submissions/submission-id.ts';
import {
  createConfirmationContent,
  createConfirmationQuery,
} from './confirmation-content.server.ts';
import { type FormContext, findFormContext } from './form-context.server.ts';
import type { InitialForm } from './initial-form.ts';
import { createOutcomeHeaders, receiveSubmission } from './receive-submission.server.ts';
import type { ConfirmationContent } from './send-submission.ts';

type FormParams = Parameters<typeof findFormContext>[0];

/** @throws a response 404 where no form stands at the address */
export function getFormOr404(params: FormParams): FormContext {
  const place = findFormContext(params);
  if (!place) throw data(null, { status: 404 });
  return place;
}

/**
 * The action of a page with a form, for one that the browser sends itself: without scripts, or before they are there.
 *
 * @returns a redirect to the confirmation (303), or the form as it was sent, with what is to be said of it
 */
export async function handleFormSubmission(
  request: Request,
  params: FormParams,
  context: Readonly<RouterContextProvider>,
) {
  const place = getFormOr404(params);
  const received = await receiveSubmission(request, place, context);
  if (received.kind === 'stored') {
    const query = createConfirmationQuery(received.receipt.reference, received.submissionId);
    const plan = getPlanQuery(request);
    return redirect(`${place.path}/received?${query}${plan && `&${plan}`}`, {
      status: 303,
      headers: { 'Content-Security-Policy': redirectPolicy },
    });
  }
  const initial: InitialForm = {
    answers: received.answers,
    submissionId: received.sentId ?? createSubmissionId(),
    errors: received.kind === 'refused' ? received.errors : {},
    failure: received.kind === 'failed' ? received.failure : undefined,
  };
  return data(initial, { status: received.status, headers: createOutcomeHeaders(received) });
}

/** The plan of "Can I go?" that a form's address names, which the confirmation repeats; empty where it names none. */
function getPlanQuery(request: Request): string {
  const { plan, departureMonth, profile } = parseFinderQuery(
    new URL(request.url).searchParams,
    isSelectableOpportunity,
  );
  const { passport } = profile;
  if (!plan) return '';
  return stringifyFinderQuery({
    profile: passport ? { passport } : {},
    plan,
    ...(departureMonth && { departureMonth }),
  });
}

/**
 * What the query of a confirmation page names (`ownQuery`).
 *
 * @throws a response 404 when it holds no reference or no submission id
 */
function parseConfirmationQuery(request: Request): { reference: string; submissionId: string } {
  const { searchParams } = new URL(request.url);
  const reference = searchParams.get('reference') ?? '';
  const submissionId = parseSubmissionId(searchParams.get('submission'));
  if (!isReference(reference) || !submissionId) throw data(null, { status: 404 });
  return { reference, submissionId };
}

/**
 * The submission that an address names (`?reference=…&submission=…`); of its answers only whether the sender is under age.
 *
 * @throws a response 404 when the reference and the submission id don't belong together, or not to this form
 * @throws StoreError when the store can't be read
 */
export async function findConfirmationOr404(
  request: Request,
  { form, programme }: FormContext,
  context: Readonly<RouterContextProvider>,
): Promise<ConfirmationRecord> {
  const { reference, submissionId } = parseConfirmationQuery(request);
  const found = await context.get(submissionsContext).findConfirmation(reference, submissionId);
  if (found?.form !== form.slug || found.programme !== programme) {
    throw data(null, { status: 404 });
  }
  return found;
}

/**
 * What the page after a form was sent shows (`…/received?reference=…&submission=…`). A visitor comes here only after the
 * store has confirmed: when it can't be read just now, the reference is shown without its times, never an error.
 *
 * @throws a response 404 when the reference and the submission id don't belong together, or not to this form
 */
export async function loadConfirmationContent(
  request: Request,
  place: FormContext,
  context: Readonly<RouterContextProvider>,
): Promise<{ submissionId: string; receipt: ConfirmationContent }> {
  const { reference, submissionId } = parseConfirmationQuery(request);
  try {
    const { submittedAt, underAge } = await findConfirmationOr404(request, place, context);
    const stored = { reference, submissionId, submittedAt, underAge };
    return { submissionId, receipt: createConfirmationContent(place, stored) };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { submissionId, receipt: createConfirmationContent(place, { reference, submissionId }) };
  }
}
