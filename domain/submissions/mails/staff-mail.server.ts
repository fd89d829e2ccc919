import { type Html, html } from '#common/html.ts';
import { formats } from '#content/formats/formats.ts';
import { guardianNoticeForStaff } from '#content/forms/data-notices.ts';
import { createPhoneUrl } from '#content/phone-url.ts';
import { isUnderAge } from '../age.ts';
import { getLanguageNote } from '../answer-language.server.ts';
import type { WaitingAnswers } from '../answer-state.server.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import {
  describeAnswers,
  formatAnswer,
  getAnswerLabel,
  getConfirmationDetails,
  getSenderName,
  listAnswersByFieldName,
} from '../describe.ts';
import { type Answers, type Field, type Form, getFields, getSectionFields } from '../form.ts';
import { findForm, getProgrammeName } from '../forms/forms.ts';
import { formatDueTime, getAnswerDeadline } from '../next-steps.server.ts';
import { sanitiseText } from '../sanitise-text.ts';
import {
  box,
  buttons,
  details,
  heading,
  link,
  longText,
  mailPage,
  mailtoUrl,
  note,
  paragraph,
  row,
  title,
} from './layout.server.ts';
import type { Mail } from './mail.ts';
import { createReplyUrl } from './reply-url.server.ts';
import { renderStaffNotes, type TextAttachment } from './staff-notes.server.ts';

type Group = { title: string; fields: readonly Field[] };

const isContact = ({ kind }: Field) => kind === 'email' || kind === 'tel';
const isLong = ({ kind }: Field) => kind === 'textarea';

/**
 * Returns the form's sections without the answers that the mail shows elsewhere: contact details come first, and long
 * texts last.
 */
function groupFields(form: Form): Group[] {
  const { sections, terms } = form;
  const contact = getFields(form).filter(isContact);
  const others = sections.map((section) => ({
    title: section.title ?? form.heading,
    fields: getSectionFields(section).filter((field) => !isContact(field) && !isLong(field)),
  }));
  return [
    { title: 'Contact', fields: contact },
    ...others,
    { title: 'Terms', fields: terms ? [terms.field] : [] },
  ];
}

/** Renders an e-mail address or a phone number as a link. */
function renderAnswer(field: Field, answers: Answers): string | Html {
  const text = formatAnswer(field, answers);
  if (field.kind === 'email') return link(mailtoUrl(text), text);
  if (field.kind === 'tel') return link(createPhoneUrl(text), text);
  return text;
}

function renderAnswerRows(form: Form, answers: Answers): Html[] {
  const isAnswered = (field: Field) => formatAnswer(field, answers) !== '';
  const groups = groupFields(form).flatMap((group) => {
    const fields = group.fields.filter(isAnswered);
    if (fields.length === 0) return [];
    const entries = fields.map((field) => ({
      label: getAnswerLabel(form, field),
      value: renderAnswer(field, answers),
    }));
    return [row(heading(group.title), 28, 8), row(details(entries, 160), 0)];
  });
  const long = getFields(form).filter((field) => isLong(field) && isAnswered(field));
  if (long.length === 0) return groups;
  return [
    ...groups,
    row(heading('In their own words'), 28, 8),
    ...long.map((field) => row(longText(field.label, formatAnswer(field, answers)), 8, 8)),
  ];
}

/** Renders the answers of a form that no longer exists. */
const renderRowsByFieldName = (answers: Answers): Html[] => [
  row(details(listAnswersByFieldName(answers), 160), 28),
];

/** The longest name that a subject shows, in characters. */
const maxSubjectName = 60;

/** Makes a name safe for a header: one line, and not so long that it hides the rest. */
const toSubjectName = (name: string) =>
  Array.from(name.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, maxSubjectName)
    .join('');

/** How many other submissions of the same person the mail names. */
const maxOthers = 5;

/** Names the other submissions from the same e-mail address or phone number; undefined if there are none. */
function describeOthers(others: readonly StoredSubmission[]): string | undefined {
  if (others.length === 0) return;
  const named = others.slice(0, maxOthers).map(({ reference, form, programme }) => {
    const about = programme
      ? getProgrammeName(programme, 'en')
      : (findForm(form, 'en')?.heading ?? form);
    return `${reference} (${about})`;
  });
  const more = others.length > maxOthers ? [`${others.length - maxOthers} more`] : [];
  return `Also applied (same e-mail or phone): ${[...named, ...more].join(', ')}`;
}

/** What the mail says besides the submission itself. */
export type StaffMailContext = {
  /** When it is sent. */
  now?: Date;
  /** The number of submissions that wait for an answer; undefined when the store couldn't count them. */
  waiting?: WaitingAnswers | undefined;
  /** The other submissions of the same person. */
  others?: readonly StoredSubmission[] | undefined;
  /** The link that marks the submission as answered; undefined without such links. */
  answerUrl?: string | undefined;
};

/**
 * Renders the mail to staff with all answers, whose replies go to the sender. What a reply must not take along is an attachment
 * (staff-notes.server.ts). The link stands below `-- `, from which on many mail programs quote nothing. Submissions of a form that no
 * longer exists are mailed as well.
 */
export function renderStaffMail(
  submission: StoredSubmission,
  { now = new Date(), waiting, others = [], answerUrl }: StaffMailContext = {},
): Mail & { replyTo?: { name: string; address: string }; attachments: TextAttachment[] } {
  const { reference, submittedAt, programme, answers } = submission;
  const form = findForm(submission.form, 'en', programme);
  const about = programme === undefined ? undefined : getProgrammeName(programme, 'en');
  const what = form?.mails.staffSubject ?? `New submission of the former form ${submission.form}`;
  const senderName = form && getSenderName(form, answers);
  const who = [toSubjectName(senderName ?? ''), about].filter(Boolean).join(', ');
  const subject = [`${what} ${reference}`, ...(who ? [who] : [])].join(': ');
  const received = `${formats.en.dateTime(submittedAt)} (Dhaka time)`;
  const promise = form && getAnswerDeadline(form, submittedAt);
  const reminder = [
    promise && !promise.isOfficeOpen && 'No office hours are left before then.',
    form?.mails.staffReminder,
  ]
    .filter(Boolean)
    .join(' ');
  const due = promise && `Answer by ${formatDueTime(promise, 'en')}`;
  const address = String(answers.email ?? '');
  const replyUrl = createReplyUrl(submission);
  const phone = sanitiseText(String(answers.phone ?? ''));
  const choices = form ? getConfirmationDetails(form, answers).map(({ value }) => value) : [];
  const replies = [
    ...(replyUrl ? [{ url: replyUrl, text: 'Reply by mail' }] : []),
    ...(phone ? [{ url: createPhoneUrl(phone), text: `Call ${phone}` }] : []),
  ];
  const hint = 'Reply to this mail to write to the sender.';
  const guardian = isUnderAge(answers, submittedAt) ? guardianNoticeForStaff : undefined;
  const languageNote = getLanguageNote(submission);
  const alsoApplied = describeOthers(others);
  const marking = 'When you have answered, mark it as answered:';
  const attached = 'What is for staff only is in the attached text.';
  const record = [
    { label: 'Reference', value: reference },
    ...(about ? [{ label: 'Programme', value: about }] : []),
    { label: 'Received', value: received },
  ];
  return {
    ...(address && { replyTo: { name: senderName ?? '', address } }),
    subject,
    attachments: [renderStaffNotes(submission, { now, waiting })],
    text: `${[
      guardian,
      alsoApplied,
      languageNote,
      due && `${due} (Dhaka time). ${reminder}`,
      record.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      describeAnswers(form, answers),
      ['-- ', hint, ...(answerUrl ? [`${marking}\n${answerUrl}`] : []), attached].join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n')}\n`,
    html: mailPage({
      language: 'en',
      subject,
      preview: [senderName, ...choices, due].filter(Boolean).join(', '),
      label: what,
      rows: [
        row(
          [
            note(about ?? ''),
            title(senderName ?? reference, 4),
            ...(choices.length > 0 ? [paragraph(choices.join(', '), 8)] : []),
          ],
          24,
        ),
        ...(replies.length > 0 ? [row(buttons(replies), 18)] : []),
        ...(guardian ? [row(box(paragraph(guardian), 'due'), 8)] : []),
        ...(alsoApplied ? [row(box(paragraph(alsoApplied), 'calm'), 8)] : []),
        ...(languageNote ? [row(box(paragraph(languageNote), 'calm'), 8)] : []),
        ...(due
          ? [row(box(paragraph(html`<b>${due}</b> (Dhaka time). ${reminder}`), 'due'), 8)]
          : []),
        row(heading(what.replace(/^New ./, (text) => text.slice(-1).toUpperCase())), 28, 8),
        row(details(record, 160), 0),
        ...(form ? renderAnswerRows(form, answers) : renderRowsByFieldName(answers)),
        row([note(hint), note(attached, 8)], 26, answerUrl ? 8 : 34),
        ...(answerUrl
          ? [row([note(marking), buttons([{ url: answerUrl, text: 'Mark as answered' }])], 0, 24)]
          : []),
      ],
    }),
  };
}
