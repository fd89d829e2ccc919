import { isUnderAge } from '#domain/submissions/age.ts';
import { getConfirmationDetails } from '#domain/submissions/describe.ts';
import type { Answers } from '#domain/submissions/form.ts';
import { getProgrammeName } from '#domain/submissions/forms/forms.ts';
import { getAnswerDeadline, getNextSteps } from '#domain/submissions/next-steps.server.ts';
import { getDocumentLists, getOfferSteps } from '#domain/submissions/programme-documents.server.ts';
import type { FormContext } from './form-context.server.ts';
import type { ConfirmationContent } from './send-submission.ts';

/** By which a visitor's own submission is named in an address: a reference may be guessed, the id can't be. */
export const createConfirmationQuery = (reference: string, submissionId: string): string =>
  new URLSearchParams({ reference, submission: submissionId }).toString();

/**
 * What a visitor is shown of their submission: what the acknowledgement says, from the same functions.
 *
 * @param stored.submittedAt left out when the store could not be asked: nothing then says a time
 * @param stored.answers only for whoever has just sent them; without, nothing tells what was answered
 * @param stored.underAge that the sender is under 18, where the answers are left out
 */
export function createConfirmationContent(
  { form, programme, path }: FormContext,
  stored: {
    reference: string;
    submissionId: string;
    submittedAt?: string;
    answers?: Answers;
    underAge?: boolean;
  },
  now = new Date(),
): ConfirmationContent {
  const { reference, submissionId, submittedAt, answers } = stored;
  const { underAge = submittedAt && answers ? isUnderAge(answers, submittedAt) : false } = stored;
  const next = getOfferSteps(form, programme, answers);
  const promise = submittedAt ? getAnswerDeadline(form, submittedAt) : undefined;
  const isAhead = promise && promise.due > now.toISOString();
  return {
    reference,
    details: [
      ...(programme ? [{ label: 'Programme', value: getProgrammeName(programme) }] : []),
      ...(answers ? getConfirmationDetails(form, answers) : []),
    ],
    steps: submittedAt
      ? getNextSteps({ noun: form.noun, next }, submittedAt, now, underAge)
      : next.map(({ title, text }) => ({ title, text })),
    documents: getDocumentLists(form, programme, answers),
    submittedAt,
    ...(isAhead && {
      calendar: `${path}/received.ics?${createConfirmationQuery(reference, submissionId)}`,
    }),
  };
}
