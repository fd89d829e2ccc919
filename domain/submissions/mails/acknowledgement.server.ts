import { html } from '#common/html.ts';
import { confirmation } from '#content/forms/confirmation.ts';
import { createPhoneUrl } from '#content/phone-url.ts';
import { site } from '#content/site.ts';
import { isUnderAge } from '../age.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import { getConfirmationDetails } from '../describe.ts';
import type { Form } from '../form.ts';
import { getProgrammeName } from '../forms/forms.ts';
import { getAnswerDeadline, getNextSteps } from '../next-steps.server.ts';
import { getDocumentLists, getOfferSteps } from '../programme-documents.server.ts';
import { formatDhakaDateTime } from './dates.ts';
import {
  box,
  checklist,
  heading,
  link,
  mailPage,
  mailtoUrl,
  note,
  paragraph,
  referenceBox,
  row,
  steps,
  title,
} from './layout.server.ts';
import type { Mail } from './mail.ts';

/** Returns the contents of the mail in order, for both formats. */
function createContent(form: Form, submission: StoredSubmission, now: Date) {
  const { reference, programme, submittedAt, answers } = submission;
  const { noun, mails, stored, correct } = form;
  const about = programme === undefined ? '' : ` for ${getProgrammeName(programme)} with`;
  const { due = '' } = getAnswerDeadline(form, submittedAt) ?? {};
  return {
    subject: `We received your ${noun} ${reference}`,
    label: `${noun.replace(/^./, (letter) => letter.toUpperCase())} received`,
    title: `Your ${noun} is with us`,
    thanks: `${mails.thanks}${about} ${site.name}.`,
    promise: stored.text,
    preview:
      due > now.toISOString()
        ? `We will get back to you by ${formatDhakaDateTime(due)} (Dhaka time).`
        : stored.text,
    reference,
    details: [
      ...(programme === undefined
        ? []
        : [{ label: 'Programme', value: getProgrammeName(programme) }]),
      ...getConfirmationDetails(form, answers),
    ],
    steps: getNextSteps(
      { noun, next: getOfferSteps(form, programme, answers) },
      submittedAt,
      now,
      isUnderAge(answers, submittedAt),
    ),
    timeZone: 'All times are in Dhaka time.',
    documents: getDocumentLists(form, programme, answers),
    correct: {
      title: correct.title,
      text: correct.text ? `${correct.text} Reply to this mail instead.` : 'Reply to this mail.',
    },
    mistake:
      'If you did not send this form, somebody entered your email address by mistake. Please reply and tell us.',
    phone: site.offices[0].phone,
    officeHours: `Office hours: ${site.officeHours.open}`,
  };
}

type Content = ReturnType<typeof createContent>;

const send = confirmation.sendDocuments;

const joinParagraphs = (parts: readonly (string | false)[]) => parts.filter(Boolean).join('\n\n');

function renderText(content: Content): string {
  const documents = content.documents.map(
    (list) =>
      `${list.title}:\n${list.documents.map((name) => `[${list.ticked ? 'x' : ' '}] ${name}`).join('\n')}${list.ticked ? '' : `\n${send.before} ${send.email} ${send.after}`}`,
  );
  return `${joinParagraphs([
    `${content.thanks} ${content.promise}`,
    [
      `Your reference: ${content.reference}`,
      ...content.details.map(({ label, value }) => `${label}: ${value}`),
    ].join('\n'),
    `WHAT HAPPENS NEXT\n\n${content.steps.map(({ title, text }) => `- ${title}: ${text}`).join('\n')}`,
    content.timeZone,
    documents.length > 0 && `YOUR DOCUMENTS\n\n${documents.join('\n\n')}`,
    `${content.correct.title} ${content.correct.text}`,
    content.mistake,
    `${site.name}\n${site.email}\n${content.phone}\n${content.officeHours}`,
  ])}\n`;
}

function renderHtml(content: Content): string {
  const { steps: next, documents } = content;
  const sendNote = note(
    html`${send.before} ${link(mailtoUrl(send.email, content.reference), send.email)} ${send.after}`,
    6,
  );
  return mailPage({
    subject: content.subject,
    preview: content.preview,
    label: content.label,
    rows: [
      row([title(content.title), paragraph(`${content.thanks} ${content.promise}`, 14)], 26),
      row(referenceBox('Your reference', content.reference, content.details), 26),
      row(heading('What happens next'), 34, 8),
      row([steps(next), note(content.timeZone, 16)], 10),
      ...(documents.length > 0 ? [row(heading('Your documents'), 34, 8)] : []),
      ...documents.map((list) =>
        row(
          [checklist(list.title, list.documents, list.ticked), ...(list.ticked ? [] : [sendNote])],
          10,
        ),
      ),
      row(
        box(
          html`<h2 class="t" style="margin:0;font-family:'Trebuchet MS',Arial,Helvetica,sans-serif;font-size:18px;line-height:24px;color:#0B2B2A;font-weight:bold">${content.correct.title}</h2>${paragraph(content.correct.text, 6)}`,
          'calm',
        ),
        32,
      ),
      row(
        [
          note(content.mistake),
          paragraph(
            html`<b>${site.name}</b><br>${link(mailtoUrl(site.email), site.email)}<br>${link(createPhoneUrl(content.phone), content.phone)}<br>${content.officeHours}`,
            18,
          ),
        ],
        28,
        34,
      ),
    ],
  });
}

/**
 * Renders the mail to the sender. It repeats no free text from the form, only choices from its lists, so that nobody
 * can make us send their own text to somebody else's address.
 *
 * @param now when it is sent
 */
export function renderAcknowledgement(
  form: Form,
  submission: StoredSubmission,
  now = new Date(),
): Mail {
  const content = createContent(form, submission, now);
  return { subject: content.subject, text: renderText(content), html: renderHtml(content) };
}
