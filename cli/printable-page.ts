import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dhakaTime } from '#common/dhaka-time.ts';
import { escapeHtml } from '#common/escape-html.ts';
import { guardianNotice } from '#content/forms/data-notice.ts';
import { site } from '#content/site.ts';
import { isUnderAge } from '#domain/submissions/age-on.ts';
import { conditionsOf } from '#domain/submissions/conditions.server.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { answersByName, answerText, labelOf, senderName } from '#domain/submissions/describe.ts';
import { displayText } from '#domain/submissions/display-text.ts';
import {
  type Answers,
  type Field,
  type Form,
  fieldsOf,
  fieldsOfSection,
} from '#domain/submissions/form.ts';
import { programmeName } from '#domain/submissions/forms/forms.ts';

const styles = readFileSync(join(import.meta.dirname, 'printable-page.css'), 'utf8');

/** Longer texts take the whole width. In characters. */
const short = 60;

function entry(label: string, value: string): string {
  const isLong = value.length > short || value.includes('\n');
  return `<div${isLong ? ' class="long"' : ''}><dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value) || '–'}</dd></div>\n`;
}

function section(title: string | undefined, entries: readonly string[]): string {
  if (entries.length === 0) return '';
  const heading = title === undefined ? '' : `<h2>${escapeHtml(title)}</h2>\n`;
  return `<section>\n${heading}<dl>\n${entries.join('')}</dl>\n</section>\n`;
}

function formSections(form: Form, answers: Answers): string {
  const entryOf = (field: Field) => entry(labelOf(form, field), answerText(field, answers));
  return [
    ...form.sections.map((each) => section(each.title, fieldsOfSection(each).map(entryOf))),
    section(form.terms?.title, form.terms ? [entryOf(form.terms.field)] : []),
  ].join('');
}

/** Shows answers to questions that the form no longer asks, labelled with the field names. */
function otherSection(form: Form | undefined, answers: Answers): string {
  const asked = new Set(form && fieldsOf(form).map(({ name }) => name));
  const others = answersByName(answers).filter(({ label }) => !asked.has(label));
  return section(
    form ? 'Other answers' : 'Answers',
    others.map(({ label, value }) => entry(label, value)),
  );
}

/** Shows the programme's conditions after the applicant's answers. */
const conditionSections = (submission: StoredSubmission, now: Date): string =>
  conditionsOf(submission, now)
    .map(({ name, conditions }) =>
      section(
        `Conditions of ${name}`,
        conditions.map(({ asks, state }) => entry(asks, state)),
      ),
    )
    .join('');

/**
 * Renders a submission as an HTML page to read and print. The page loads nothing and runs nothing: all answers are
 * escaped, and its own Content-Security-Policy forbids the rest.
 *
 * @param form undefined when the form no longer exists; the field names then serve as labels
 * @param now the conditions are judged by the applicant's age on this day
 */
export function printablePage(
  form: Form | undefined,
  submission: StoredSubmission,
  now = new Date(),
): string {
  const { reference, programme, submittedAt, termsVersion, suspicion, answers } = submission;
  const name = form ? senderName(form, answers) : displayText(String(answers.email ?? reference));
  const about = [form?.heading ?? submission.form, programme && programmeName(programme)]
    .filter(Boolean)
    .join(' · ');
  const received = `Received ${dhakaTime(submittedAt).slice(0, 16)} in Dhaka`;
  const terms = termsVersion && ` · agreed to the terms of ${termsVersion}`;
  const held = suspicion && ` · suspected, so not delivered before it is released: ${suspicion}`;
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
<p class="organisation">${escapeHtml(site.name)} · ${escapeHtml(about)}</p>
<h1 dir="auto">${escapeHtml(name)}</h1>
<p class="reference">${escapeHtml(reference)}</p>
<p>${escapeHtml(received)}${escapeHtml(terms ?? '')}${escapeHtml(held ?? '')}</p>
${isUnderAge(answers, submittedAt) ? `<p>${escapeHtml(guardianNotice.staff)}</p>\n` : ''}</header>
<main>
${form ? formSections(form, answers) : ''}${otherSection(form, answers)}${conditionSections(submission, now)}</main>
<footer>Personal data: keep it only as long as it is needed.</footer>
</body>
</html>
`;
}
