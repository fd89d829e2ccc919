import { submissionMails } from '#content/forms/submission-mails.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import { findForm } from '../forms/forms.ts';
import { sanitiseText } from '../sanitise-text.ts';
import { mailtoUrl } from './layout.server.ts';

/**
 * Returns the link that begins a mail to the sender, with a subject in the sender's language.
 *
 * @returns undefined when the submission has no e-mail address
 */
export function createReplyUrl(submission: StoredSubmission): string | undefined {
  const { reference, programme, answers, language = 'en' } = submission;
  const email = sanitiseText(String(answers.email ?? ''));
  if (!email) return;
  const noun = findForm(submission.form, language, programme)?.noun ?? 'message';
  return mailtoUrl(email, submissionMails[language].replySubject(noun, reference));
}
