import { brandColours } from '#common/brand-colours.ts';
import { html } from '#common/html.ts';
import { confirmations } from '#content/forms/confirmations.ts';
import { submissionMails } from '#content/forms/submission-mails.ts';
import { siteEmail } from '#content/identity.ts';
import { createPhoneUrl } from '#content/phone-url.ts';
import { site } from '#content/site.ts';
import { isUnderAge } from '../age.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import { getConfirmationDetails } from '../describe.ts';
import type { Form } from '../form.ts';
import { getProgrammeName } from '../forms/forms.ts';
import { formatDueTime, getAnswerDeadline, getNextSteps } from '../next-steps.server.ts';
import { getDocumentLists, getOfferSteps } from '../programme-documents.server.ts';
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
  const { noun, language, mails, stored, correct } = form;
  const texts = submissionMails[language];
  const organisation = site[language];
  const programmeName = programme === undefined ? undefined : getProgrammeName(programme, language);
  const deadline = getAnswerDeadline(form, submittedAt);
  return {
    language,
    subject: texts.subject(noun, reference),
    label: texts.label(noun),
    title: texts.title(noun),
    thanks: texts.thanks(mails.thanks, programmeName, organisation.name),
    promise: stored.text,
    preview:
      deadline && deadline.due > now.toISOString()
        ? texts.preview(formatDueTime(deadline, language))
        : stored.text,
    referenceLabel: texts.reference,
    reference,
    details: [
      ...(programmeName === undefined ? [] : [{ label: texts.programme, value: programmeName }]),
      ...getConfirmationDetails(form, answers),
    ],
    next: texts.next,
    steps: getNextSteps(
      { noun, language, next: getOfferSteps(form, programme, answers) },
      submittedAt,
      now,
      isUnderAge(answers, submittedAt),
    ),
    timeZone: texts.timeZone,
    documentsTitle: texts.documents,
    documents: getDocumentLists(form, programme, answers),
    documentsToCome: confirmations[language].documentsToCome,
    correct: {
      title: correct.title,
      text: correct.text ? `${correct.text} ${texts.replyInstead}` : texts.reply,
    },
    mistake: texts.mistake,
    organisation: organisation.name,
    phone: organisation.offices[0].phone,
    officeHours: texts.officeHours(organisation.officeHours.open),
  };
}

type Content = ReturnType<typeof createContent>;

const joinParagraphs = (parts: readonly (string | false)[]) => parts.filter(Boolean).join('\n\n');

function renderText(content: Content): string {
  const documents = content.documents.map(
    (list) =>
      `${list.title}:\n${list.documents.map((name) => `[${list.ticked ? 'x' : ' '}] ${name}`).join('\n')}${list.toSend ? `\n${content.documentsToCome}` : ''}`,
  );
  return `${joinParagraphs([
    `${content.thanks} ${content.promise}`,
    [
      `${content.referenceLabel}: ${content.reference}`,
      ...content.details.map(({ label, value }) => `${label}: ${value}`),
    ].join('\n'),
    `${content.next.toUpperCase()}\n\n${content.steps.map(({ title, text }) => `- ${title}: ${text}`).join('\n')}`,
    content.timeZone,
    documents.length > 0 && `${content.documentsTitle.toUpperCase()}\n\n${documents.join('\n\n')}`,
    `${content.correct.title} ${content.correct.text}`,
    content.mistake,
    `${content.organisation}\n${siteEmail}\n${content.phone}\n${content.officeHours}`,
  ])}\n`;
}

function renderHtml(content: Content): string {
  const { steps: next, documents, documentsToCome: toCome } = content;
  return mailPage({
    language: content.language,
    subject: content.subject,
    preview: content.preview,
    label: content.label,
    rows: [
      row([title(content.title), paragraph(`${content.thanks} ${content.promise}`, 14)], 26),
      row(referenceBox(content.referenceLabel, content.reference, content.details), 26),
      row(heading(content.next), 34, 8),
      row([steps(next, content.language), note(content.timeZone, 16)], 10),
      ...(documents.length > 0 ? [row(heading(content.documentsTitle), 34, 8)] : []),
      ...documents.map((list) =>
        row(
          [
            checklist(list.title, list.documents, list.ticked),
            ...(list.toSend ? [note(toCome, 6)] : []),
          ],
          10,
        ),
      ),
      row(
        box(
          html`<h2 class="t" style="margin:0;font-family:'Trebuchet MS',Arial,Helvetica,sans-serif;font-size:18px;line-height:24px;color:${brandColours.ink};font-weight:bold">${content.correct.title}</h2>${paragraph(content.correct.text, 6)}`,
          'calm',
        ),
        32,
      ),
      row(
        [
          note(content.mistake),
          paragraph(
            html`<b>${content.organisation}</b><br>${link(mailtoUrl(siteEmail), siteEmail)}<br>${link(createPhoneUrl(content.phone), content.phone)}<br>${content.officeHours}`,
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
 * @param form in the language of the submission
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
