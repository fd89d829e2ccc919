import { describeAnswers } from '#submissions/describe.ts';
import { dhakaTime } from '#submissions/dhaka-time.ts';
import { findForm } from '#submissions/forms/forms.ts';
import { flat } from '../flat-submission.ts';
import { printablePage } from '../printable-page.ts';
import type { Run } from '../tool.ts';
import { notFound } from './not-found.ts';

export const show: Run = async function* (tool, { reference = '', json, html }) {
  const store = await tool.store();
  const submission = await store.find(reference);
  if (!submission) throw notFound(reference);
  if (json) {
    yield `${JSON.stringify(flat(submission), null, 2)}\n`;
    return;
  }
  const { form: slug, programme, submittedAt, termsVersion, suspicion, answers } = submission;
  const form = findForm(slug, programme);
  if (html) {
    yield printablePage(form, submission);
    return;
  }
  yield `Reference: ${submission.reference}
Form: ${slug}
${programme ? `Programme: ${programme}\n` : ''}Received: ${dhakaTime(submittedAt).slice(0, 16)} in Dhaka
${termsVersion ? `Agreed to the terms of: ${termsVersion}\n` : ''}${suspicion ? `Suspected, so not delivered before it is released: ${suspicion}\n` : ''}
${describeAnswers(form, answers)}
`;
};
