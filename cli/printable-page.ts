import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toDhakaTime } from '#common/dhaka-time.ts';
import { escapeHtml } from '#common/escape-html.ts';
import { guardianNoticeForStaff } from '#content/forms/data-notices.ts';
import { site } from '#content/site.ts';
import { isUnderAge } from '#domain/submissions/age.ts';
import { getLanguageNote } from '#domain/submissions/answer-language.server.ts';
import { checkConditions } from '#domain/submissions/conditions.server.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import {
  formatAnswer,
  getAnswerLabel,
  getSenderName,
  listAnswersByFieldName,
} from '#domain/submissions/describe.ts';
import {
  type Answers,
  type Field,
  type Form,
  getFields,
  getSectionFields,
} from '#domain/submissions/form.ts';
import { getProgrammeName } from '#domain/submissions/forms/forms.ts';
import { sanitiseText } from '#domain/submissions/sanitise-text.ts';
import { formatNotes, formatRefusal } from './remarks.ts';

const styles = readFileSync(join(import.meta.dirname, 'printable-page.css'), 'utf8');

/** Texts longer than this, in characters, span the full width. */
const maxShortLength = 60;

function renderEntry(label: string, value: string): string {
  const isLong = value.length > maxShortLength || value.includes('\n');
  return `<div${isLong ? ' class="long"' : ''}><dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value) || '–'}</dd></div>\n`;
}

function renderSection(title: string | undefined, entries: readonly string[]): string {
  if (entries.length === 0) return '';
  const heading = title === undefined ? '' : `<h2>${escapeHtml(title)}</h2>\n`;
  return `<section>\n${heading}<dl>\n${entries.join('')}</dl>\n</section>\n`;
}

function renderFormSections(form: Form, answers: Answers): string {
  const entryOf = (field: Field) =>
    renderEntry(getAnswerLabel(form, field), formatAnswer(field, answers));
  return [
    ...form.sections.map((each) => renderSection(each.title, getSectionFields(each).map(entryOf))),
    renderSection(form.terms?.title, form.terms ? [entryOf(form.terms.field)] : []),
  ].join('');
}

/** Shows answers to questions that the form no longer asks, labelled with the field names. */
function renderOtherAnswers(form: Form | undefined, answers: Answers): string {
  const fieldNames = new Set(form && getFields(form).map(({ name }) => name));
  const others = listAnswersByFieldName(answers).filter(({ label }) => !fieldNames.has(label));
  return renderSection(
    form ? 'Other answers' : 'Answers',
    others.map(({ label, value }) => renderEntry(label, value)),
  );
}

/** Shows the programme's conditions after the applicant's answers. */
const renderConditionSections = (submission: StoredSubmission, now: Date): string =>
  checkConditions(submission, now)
    .map(({ name, conditions }) =>
      renderSection(
        `Conditions of ${name}`,
        conditions.map(({ asks, state }) => renderEntry(asks, state)),
      ),
    )
    .join('');

/**
 * Renders a submission as an HTML page to read and print. The page loads nothing and runs nothing: all answers are
 * escaped, and its own Content-Security-Policy forbids the rest.
 *
 * @param form undefined when the form no longer exists; the field names then serve as labels
 * @param options.now the conditions are checked with the applicant's age on this day
 * @param options.refusal why the acknowledgement was refused
 */
export function renderPrintablePage(
  form: Form | undefined,
  submission: StoredSubmission,
  { now = new Date(), refusal }: { now?: Date; refusal?: string | undefined } = {},
): string {
  const { reference, programme, submittedAt, termsVersion, spamReason, answers } = submission;
  const name = form
    ? getSenderName(form, answers)
    : sanitiseText(String(answers.email ?? reference));
  const about = [form?.heading ?? submission.form, programme && getProgrammeName(programme, 'en')]
    .filter(Boolean)
    .join(' · ');
  const languageNote = getLanguageNote(submission);
  const remarks = [
    ...(refusal ? [formatRefusal(refusal)] : []),
    ...(submission.note ? formatNotes(submission.note).split('\n') : []),
  ];
  const received = `Received ${toDhakaTime(submittedAt).slice(0, 16)} in Dhaka`;
  const terms = termsVersion && ` · agreed to the terms of ${termsVersion}`;
  const held = spamReason && ` · suspected, so not delivered before it is released: ${spamReason}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${reference} ${name}`)}</title>
<style>
${styles}</style>
</head>
<body>
<header>
<p class="organisation">${escapeHtml(site.en.name)} · ${escapeHtml(about)}</p>
<h1 dir="auto">${escapeHtml(name)}</h1>
<p class="reference">${escapeHtml(reference)}</p>
<p>${escapeHtml(received)}${escapeHtml(terms ?? '')}${escapeHtml(held ?? '')}</p>
${remarks.map((remark) => `<p>${escapeHtml(remark)}</p>\n`).join('')}${languageNote ? `<p>${escapeHtml(languageNote)}</p>\n` : ''}${isUnderAge(answers, submittedAt) ? `<p>${escapeHtml(guardianNoticeForStaff)}</p>\n` : ''}</header>
<main>
${form ? renderFormSections(form, answers) : ''}${renderOtherAnswers(form, answers)}${renderConditionSections(submission, now)}</main>
<footer>Personal data: keep it only as long as it is needed.</footer>
</body>
</html>
`;
}
