import { site } from '#app/content/site.ts';
import type { StoredSubmission } from './database/rows.server.ts';
import { describeAnswers } from './describe.ts';
import type { Form } from './form.ts';
import { programmeName } from './forms/forms.ts';

export type MailText = { subject: string; text: string };

/** To staff: everything that was filled in. A form that is no longer there still reaches them. */
export function staffMail(form: Form | undefined, submission: StoredSubmission): MailText {
  const { reference, submittedAt, programme, answers } = submission;
  const about = programme === undefined ? undefined : programmeName(programme);
  const subject = `${form?.mails.staffSubject ?? `New submission of ${submission.form}`} ${reference}`;
  const reminder = form?.mails.staffReminder;
  return {
    subject: about ? `${subject}: ${about}` : subject,
    text: `Reference: ${reference}
${about ? `Programme: ${about}\n` : ''}Received: ${submittedAt.slice(0, 16).replace('T', ' ')} UTC

${describeAnswers(form, answers)}

Reply to this mail to write to the sender.${reminder ? ` ${reminder}` : ''}
`,
  };
}

/**
 * To the sender. It holds nothing that was typed into the form: whoever enters somebody else's address can't
 * have us send them a text of their own.
 */
export function acknowledgementMail(form: Form, submission: StoredSubmission): MailText {
  const { reference, programme } = submission;
  const { noun, mails, stored, next, correct } = form;
  const about = programme === undefined ? '' : ` for ${programmeName(programme)} with`;
  return {
    subject: `We received your ${noun} ${reference}`,
    text: `${mails.thanks}${about} ${site.name}.

Your reference is ${reference}. Please keep it, and quote it when you write or call.

${stored.text}

What happens next
${next.map(({ title, text }) => `- ${title}: ${text}`).join('\n')}

${[correct.title, correct.text, 'Reply to this mail.'].filter(Boolean).join(' ')}

If this was not you, somebody entered your address by mistake. Please reply to tell us.

${site.name}
${site.email}
`,
  };
}
