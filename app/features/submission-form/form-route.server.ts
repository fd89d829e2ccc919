import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import { redirectPolicy } from '#app/rendering/content-security-policy.server.ts';
import { formTexts as bengali } from '#content/bn/forms/form-texts.ts';
import { formTexts as english } from '#content/en/forms/form-texts.ts';
import { getRequestLanguage } from '#content/language.ts';
import { submissionsContext } from '#domain/submissions/context.server.ts';
import { getDateRanges } from '#domain/submissions/date-ranges.ts';
import { isReference } from '#domain/submissions/reference.server.ts';
import type { ConfirmationRecord } from '#domain/submissions/service.server.ts';
import { StoreError } from '#domain/submissions/store-error.server.ts';
import { createSubmissionId, parseSubmissionId } from '#domain/submissions/submission-id.ts';
import {
  createConfirmationContent,
  createConfirmationQuery,
} from './confirmation-content.server.ts';
import { getFinderAnswers } from './finder-answers.server.ts';
import { type FormContext, findFormContext } from './form-context.server.ts';
import type { InitialForm } from './initial-form.ts';
import { getPrefilledAnswers } from './prefilled-answers.ts';
import { createOutcomeHeaders, receiveSubmission } from './receive-submission.server.ts';

/** Whether this request has sent an invalid form. The loader of the same response reads it for the page's title. */
const isInvalidContext = createContext(false);

const formTexts = { en: english, bn: bengali };

type FormParams = Parameters<typeof findFormContext>[0];

/**
 * Returns the form of a route, in the language of the requested URL.
 *
 * @throws a 404 response when there is no such form
 */
export function getFormOr404(request: Request, params: FormParams): FormContext {
  const formContext = findFormContext(params, getRequestLanguage(request));
  if (!formContext) throw data(null, { status: 404 });
  return formContext;
}

/**
 * Returns the headers of a page with a form. Each response contains a new submission id, and a form that the server returns
 * contains the visitor's answers. The page therefore isn't stored in any cache.
 */
export function createFormHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  const headers = new Headers(actionHeaders);
  headers.set('Cache-Control', 'no-store');
  return headers;
}

/**
 * Loads a form with the answers that its URL chooses, and those that it offers. `titlePrefix` precedes the page's title.
 *
 * @throws a 404 response when there is no such form
 */
export function loadForm(
  request: Request,
  params: FormParams,
  context: Readonly<RouterContextProvider>,
) {
  const { form, path } = getFormOr404(request, params);
  const { searchParams } = new URL(request.url);
  const { chosen, offered } = getFinderAnswers(form, searchParams);
  return {
    form,
    path,
    chosen: { ...getPrefilledAnswers(form, searchParams), ...chosen },
    offered,
    submissionId: createSubmissionId(),
    titlePrefix: context.get(isInvalidContext) ? formTexts[form.language].errorPrefix : '',
  };
}

/**
 * The action of a page with a form. It handles a form that the browser posts itself: without scripts, or before they have
 * loaded.
 *
 * @returns a redirect to the confirmation (303), or the form with the sent answers and its errors or failure
 */
export async function handleFormSubmission(
  request: Request,
  params: FormParams,
  context: Readonly<RouterContextProvider>,
) {
  const formContext = getFormOr404(request, params);
  const outcome = await receiveSubmission(request, formContext, context);
  if (outcome.kind === 'stored') {
    const query = createConfirmationQuery(outcome.confirmation.reference, outcome.submissionId);
    return redirect(`${formContext.path}/received?${query}`, {
      status: 303,
      headers: { 'Content-Security-Policy': redirectPolicy },
    });
  }
  context.set(isInvalidContext, outcome.kind === 'invalid');
  const initial: InitialForm = {
    answers: outcome.answers,
    submissionId: outcome.sentId ?? createSubmissionId(),
    errors: outcome.kind === 'invalid' ? outcome.errors : {},
    failure: outcome.kind === 'failed' ? outcome.failure : undefined,
    dateRanges: getDateRanges(formContext.form),
  };
  return data(initial, { status: outcome.status, headers: createOutcomeHeaders(outcome) });
}

/**
 * Parses the query of a confirmation page (`createConfirmationQuery`).
 *
 * @throws a 404 response when it has no reference or no submission id
 */
function parseConfirmationQuery(request: Request): { reference: string; submissionId: string } {
  const { searchParams } = new URL(request.url);
  const reference = searchParams.get('reference') ?? '';
  const submissionId = parseSubmissionId(searchParams.get('submission'));
  if (!isReference(reference) || !submissionId) throw data(null, { status: 404 });
  return { reference, submissionId };
}

/**
 * Finds the submission of a URL with `?reference=…&submission=…`. The result has no answers, but says whether the sender is
 * under age.
 *
 * @throws a 404 response when the reference and the submission id don't belong together, or not to this form
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
 * Loads the page after a form was sent (`…/received?reference=…&submission=…`). A visitor gets here
 * only after the submission was stored. When the store can't be read, the page therefore shows the reference without times,
 * and never an error.
 *
 * @throws a 404 response when the reference and the submission id don't belong together, or not to this form
 */
export async function loadConfirmation(
  request: Request,
  params: FormParams,
  context: Readonly<RouterContextProvider>,
) {
  const formContext = getFormOr404(request, params);
  const { form, path } = formContext;
  const { heading, correct, stored } = form;
  const { reference, submissionId } = parseConfirmationQuery(request);
  const found = await findConfirmationOr404(request, formContext, context).catch((error) => {
    if (!(error instanceof StoreError)) throw error;
  });
  const details = found && { submittedAt: found.submittedAt, underAge: found.underAge };
  return {
    path,
    form: { heading, correct, stored },
    submissionId,
    confirmation: createConfirmationContent(formContext, { reference, submissionId, ...details }),
  };
}
