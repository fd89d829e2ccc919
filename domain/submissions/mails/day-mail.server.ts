import { type Html, html } from '#common/html.ts';
import { formats } from '#content/formats/formats.ts';
import { type BackupAge, maxBackupAgeHours } from '../database/backup-age.server.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import type { DayEntry, DayOverview } from '../day-overview.server.ts';
import { getSenderName } from '../describe.ts';
import { findForm, getProgrammeName } from '../forms/forms.ts';
import { sanitiseText } from '../sanitise-text.ts';
import { box, heading, link, mailPage, note, paragraph, row, title } from './layout.server.ts';
import type { Mail } from './mail.ts';
import { createReplyUrl } from './reply-url.server.ts';

/** The longest list in the mail. The staff tool lists the rest. */
const maxEntries = 50;

type Section = { title: string; entries: readonly DayEntry[]; hint: string | undefined };

const getName = ({ form: slug, programme, answers }: StoredSubmission): string => {
  const form = findForm(slug, 'en', programme);
  return form ? getSenderName(form, answers) : sanitiseText(String(answers.email ?? ''));
};

const getAbout = ({ form, programme }: StoredSubmission): string =>
  programme ? getProgrammeName(programme, 'en') : (findForm(form, 'en')?.heading ?? form);

/** Returns what is said of one submission besides its name, a line each. */
function describeEntry({ submission, due, refusal }: DayEntry): string[] {
  const { reference, language, spamReason, answers, note: notes } = submission;
  const phone = sanitiseText(String(answers.phone ?? ''));
  return [
    `${reference}, ${getAbout(submission)}, answer in ${language === 'bn' ? 'Bengali' : 'English'}`,
    ...(due ? [`Due ${formats.en.dateTime(due)}`] : []),
    ...(spamReason ? [`Held back: ${spamReason}`] : []),
    ...(refusal
      ? [`The acknowledgement was refused, so the e-mail address may be wrong: ${refusal}`]
      : []),
    ...(refusal && phone ? [`Phone: ${phone}`] : []),
    ...(notes ? [`Note: ${notes.replaceAll('\n', '; ')}`] : []),
  ];
}

function renderEntryText(entry: DayEntry): string {
  const { submission, answerUrl } = entry;
  const reply = createReplyUrl(submission);
  return [
    `- ${getName(submission)}`,
    ...describeEntry(entry),
    ...(reply ? [`Reply: ${reply}`] : []),
    ...(answerUrl ? [`Mark as answered: ${answerUrl}`] : []),
  ].join('\n  ');
}

function renderEntry(entry: DayEntry): Html {
  const { submission, answerUrl } = entry;
  const reply = createReplyUrl(submission);
  const links = [
    ...(reply ? [link(reply, 'Reply by mail')] : []),
    ...(answerUrl ? [link(answerUrl, 'Mark as answered')] : []),
  ];
  return row(
    [
      paragraph(html`<b>${getName(submission)}</b>`),
      ...describeEntry(entry).map((line) => note(line)),
      ...(links.length > 0
        ? [note(html`${links.map((each, index) => (index === 0 ? each : html` &nbsp; ${each}`))}`)]
        : []),
    ],
    8,
    10,
  );
}

/** Says how old the newest backup is, and what to do if it is too old. */
function describeBackup({ hours, copyHours }: BackupAge): { text: string; isLate: boolean } {
  if (hours === undefined)
    return { text: 'There is no backup in BACKUP_FOLDER: have one made each night.', isLate: true };
  const age = `The newest backup is ${hours} hours old`;
  if (hours > maxBackupAgeHours)
    return { text: `${age}: it should be made each night. Tell the administrator.`, isLate: true };
  return {
    text: `${age}${copyHours === undefined ? '' : `, and was copied elsewhere ${copyHours} hours ago`}.`,
    isLate: false,
  };
}

/** Describes what links have marked since the last mail, so that a mark by mistake is seen. */
const describeMarks = (marked: readonly StoredSubmission[]): string =>
  `Marked as answered by the link in a mail: ${marked.map(({ reference }) => reference).join(', ')}. If nobody of you has answered: follow the link again and press Undo, or opar-applications answered --undo REFERENCE.`;

/**
 * Renders the mail of the day: what is overdue, due today, held back and refused, marks that were made by a link, and the age of the
 * newest backup. It is for staff alone, and nobody replies to it.
 */
export function renderDayMail(day: DayOverview, now: Date): Mail {
  const { overdue, dueToday, later, heldBack, refused, markedByLink } = day;
  const listed = [...overdue, ...dueToday];
  const sections = [
    { title: 'Overdue', entries: overdue, hint: 'opar-applications list --state overdue' },
    { title: 'Due today', entries: dueToday, hint: 'opar-applications list --state open' },
    {
      title: 'Held back as suspected spam',
      entries: heldBack,
      hint: 'opar-applications list --suspected. To release one: opar-applications release REFERENCE',
    },
    {
      title: 'Acknowledgement refused',
      entries: refused.filter((entry) => !listed.includes(entry)),
      hint: undefined,
    },
  ].filter(({ entries }) => entries.length > 0) satisfies Section[];
  const counted = [
    ...(overdue.length > 0 ? [`${overdue.length} overdue`] : []),
    ...(dueToday.length > 0 ? [`${dueToday.length} due today`] : []),
    ...(heldBack.length > 0 ? [`${heldBack.length} held back`] : []),
    ...(later > 0 ? [`${later} open, due later or without a time`] : []),
    ...(markedByLink.length > 0 ? [`${markedByLink.length} marked by a link`] : []),
  ].join(', ');
  const subject = `${formats.en.weekday(now.toISOString())}: ${counted}`;
  const backup = describeBackup(day.backup);
  const marks = markedByLink.length > 0 ? describeMarks(markedByLink) : undefined;
  const describeMore = ({ entries, hint }: Section) => [
    ...(entries.length > maxEntries ? [`And ${entries.length - maxEntries} more.`] : []),
    ...(hint ? [`On the server: ${hint}`] : []),
  ];
  return {
    subject,
    text: `${[
      counted,
      ...sections.map((section) =>
        [
          section.title.toUpperCase(),
          ...section.entries.slice(0, maxEntries).map(renderEntryText),
          ...describeMore(section),
        ].join('\n\n'),
      ),
      marks,
      backup.text,
    ]
      .filter(Boolean)
      .join('\n\n')}\n`,
    html: mailPage({
      language: 'en',
      subject,
      preview: counted,
      label: 'The day at the desk',
      rows: [
        row([title(formats.en.weekday(now.toISOString())), paragraph(counted, 14)], 26),
        ...sections.flatMap((section) => [
          row(heading(section.title), 28, 4),
          ...section.entries.slice(0, maxEntries).map(renderEntry),
          ...describeMore(section).map((line) => row(note(line), 4)),
        ]),
        ...(marks ? [row(box(paragraph(marks), 'calm'), 22)] : []),
        backup.isLate
          ? row(box(paragraph(backup.text), 'due'), 22, 34)
          : row(note(backup.text), 22, 34),
      ],
    }),
  };
}
