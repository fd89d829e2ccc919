import { confirmations } from '#content/forms/confirmations.ts';
import { submissionMails } from '#content/forms/submission-mails.ts';
import { site } from '#content/site.ts';
import { isUnderAge } from '#domain/submissions/age.ts';
import { getConfirmationDetails } from '#domain/submissions/describe.ts';
import type { Answers } from '#domain/submissions/form.ts';
import { getProgrammeName } from '#domain/submissions/forms/forms.ts';
import { getAnswerDeadline, getNextSteps } from '#domain/submissions/next-steps.server.ts';
import { getDocumentLists, getOfferSteps } from '#domain/submissions/programme-documents.server.ts';
import { listAppliedSheets } from './applied-sheets.server.ts';
import type { FormContext } from './form-context.server.ts';
import type { ConfirmationContent } from './send-submission.ts';

/**
 * Returns the query of a confirmation page's URL. It has the submission id as well as the reference, since a reference may
 * be guessed, but the id can't.
 */
export const createConfirmationQuery = (reference: string, submissionId: string): string =>
  new URLSearchParams({ reference, submission: submissionId }).toString();

/**
 * Returns the content of a submission's confirmation. It comes from the same functions as the acknowledgement, so that both
 * say the same.
 *
 * @param stored.submittedAt left out when the store can't be read; the content then has no times
 * @param stored.answers only for the visitor who has just sent them; without them the content reveals no answer
 * @param stored.underAge whether the sender is under 18, when the answers are left out
 * @param now a due time in the past gets no calendar file
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
  const { language } = form;
  const { reference, submissionId, submittedAt, answers } = stored;
  const { underAge = submittedAt && answers ? isUnderAge(answers, submittedAt) : false } = stored;
  const next = getOfferSteps(form, programme, answers);
  const deadline = submittedAt ? getAnswerDeadline(form, submittedAt) : undefined;
  const isDueLater = deadline && deadline.due > now.toISOString();
  const query = createConfirmationQuery(reference, submissionId);
  const { name, email, offices, officeHours } = site[language];
  return {
    reference,
    page: `${path}/received?${query}`,
    details: [
      ...(programme
        ? [
            {
              label: submissionMails[language].programme,
              value: getProgrammeName(programme, language),
            },
          ]
        : []),
      ...(answers ? getConfirmationDetails(form, answers) : []),
    ],
    steps: submittedAt
      ? getNextSteps({ noun: form.noun, language, next }, submittedAt, now, underAge)
      : next.map(({ title, text }) => ({ title, text })),
    documents: getDocumentLists(form, programme, answers),
    sheets: listAppliedSheets(programme, language, answers),
    // The other forms are in an iframe, on a page with links of its own.
    ...(form.slug === 'application' && {
      another: { to: '/apply', name: confirmations[language].another },
    }),
    submittedAt,
    sender: [name, email, offices[0].phone, officeHours.open].join(' · '),
    ...(isDueLater && {
      calendar: `${path}/received.ics?${query}`,
    }),
  };
}
