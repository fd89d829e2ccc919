import { toDhakaTime } from '#common/dhaka-time.ts';
import { guardianNoticeForStaff } from '#content/forms/data-notices.ts';
import { isUnderAge } from '#domain/submissions/age.ts';
import { getLanguageNote } from '#domain/submissions/answer-language.server.ts';
import {
  checkConditions,
  conditionsNote,
  describeConditions,
} from '#domain/submissions/conditions.server.ts';
import { describeAnswers } from '#domain/submissions/describe.ts';
import { findForm } from '#domain/submissions/forms/forms.ts';
import { findRefusals } from '#domain/submissions/refusals.server.ts';
import { formatAnswerNote } from '../answer-note.ts';
import type { RunCommand } from '../context.ts';
import { flattenSubmission } from '../flat-submission.ts';
import { renderPrintablePage } from '../printable-page.ts';
import { formatNotes, formatRefusal } from '../remarks.ts';
import { createNotFoundError } from './not-found.ts';

/** Shows one submission, with the conditions of its offers, as text, as JSON or as a page to print. */
export const show: RunCommand = async function* (context, { reference = '', json, html }) {
  const store = await context.store();
  const submission = await store.find(reference);
  if (!submission) throw createNotFoundError(reference);
  const now = new Date();
  const conditions = checkConditions(submission, now);
  const refusal = (await findRefusals(store, { reference })).get(reference);
  if (json) {
    yield `${JSON.stringify({ ...flattenSubmission(submission), conditions, acknowledgementRefused: refusal }, null, 2)}\n`;
    return;
  }
  const {
    form: slug,
    programme,
    submittedAt,
    termsVersion,
    spamReason,
    answers,
    note,
  } = submission;
  const form = findForm(slug, 'en', programme);
  const languageNote = getLanguageNote(submission);
  if (html) {
    yield renderPrintablePage(form, submission, { now, refusal });
    return;
  }
  yield `Reference: ${submission.reference}
Form: ${slug}
${programme ? `Programme: ${programme}\n` : ''}Received: ${toDhakaTime(submittedAt).slice(0, 16)} in Dhaka
Answer: ${formatAnswerNote(submission, now)}
${termsVersion ? `Agreed to the terms of: ${termsVersion}\n` : ''}${spamReason ? `Suspected, so not delivered before it is released: ${spamReason}\n` : ''}${refusal ? `${formatRefusal(refusal)}\n` : ''}${note ? `${formatNotes(note)}\n` : ''}${languageNote ? `${languageNote}\n` : ''}${isUnderAge(answers, submittedAt) ? `${guardianNoticeForStaff}\n` : ''}
${describeAnswers(form, answers)}
${conditions.length > 0 ? `\n${describeConditions(conditions)}\n${conditionsNote}\n` : ''}`;
};
