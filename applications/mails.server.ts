import { site } from '#app/content/site.ts';
import type { StoredApplication } from './database/rows.server.ts';
import { describeApplication } from './describe.ts';
import { findProgramme } from './programmes.ts';

export type MailText = { subject: string; text: string };

const programmeName = ({ programme }: StoredApplication) =>
  findProgramme(programme)?.name ?? programme;

/** To staff: everything that was filled in. */
export function staffMail(application: StoredApplication): MailText {
  const { reference, submittedAt } = application;
  const name = programmeName(application);
  return {
    subject: `New application ${reference}: ${name}`,
    text: `Reference: ${reference}
Programme: ${name}
Received: ${submittedAt.slice(0, 16).replace('T', ' ')} UTC

${describeApplication(application)}

Reply to this mail to write to the applicant. We promised an answer within 48 hours.
`,
  };
}

/**
 * To the applicant. It holds nothing that was typed into the form: whoever enters somebody else's address can't
 * have us send them a text of their own.
 */
export function acknowledgementMail(application: StoredApplication): MailText {
  const { reference } = application;
  const name = programmeName(application);
  return {
    subject: `We received your application ${reference}`,
    text: `Thank you for applying for ${name} with ${site.name}.

Your reference is ${reference}. Please keep it, and quote it when you write or call.

We'll review your application and get back to you within 48 hours.

What happens next
- Within 48 hours: we review your application and get back to you.
- Later: you send your video introduction.
- After acceptance: medical and police clearance, and proof of funds.

Something to correct? Please do not send the form again: reply to this mail.

If you did not apply, somebody entered your address by mistake. Please reply to tell us.

${site.name}
${site.email}
`,
  };
}
