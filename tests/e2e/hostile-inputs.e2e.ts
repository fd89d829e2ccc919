import process from 'node:process';
import { expect, test } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import PostalMime from 'postal-mime';
import { formatAnswer } from '#domain/submissions/describe.ts';
import { type Answers, getFields } from '#domain/submissions/form.ts';
import { findForm } from '#domain/submissions/forms/forms.ts';
import { sanitiseText } from '#domain/submissions/sanitise-text.ts';
import { startSmtp } from '#domain/submissions/testing/smtp.ts';
import {
  createFormEntries,
  generateHostileInputs,
  type HostileInput,
} from '../helpers/hostile-inputs.ts';
import { startSite } from '../helpers/site.ts';
import { type ListedSubmission, listSubmissions, runStaffTool } from '../helpers/store.ts';

const count = 250;
const seed = 20_261_122;
const concurrency = 8;

test.setTimeout(240_000);

/**
 * The text that must be stored for a text that was sent: well-formed, without control characters, with LF line ends, in Unicode
 * form NFC and trimmed. Line breaks and tabs become spaces in fields with one line.
 */
function toStoredText(sent: string, isOneLine: boolean): string {
  const text = sent
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .normalize('NFC');
  if (!/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text)) return '';
  return isOneLine ? text.trim().replace(/[\t\n]+/g, ' ') : text.trim();
}

/** Characters that change the direction of the surrounding text or end a line. Staff must never see them. */
const misleadingCharacters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/g;

/** A stored text as staff see it. */
const toDisplayedText = (stored: string) =>
  stored.replace(misleadingCharacters, (character) =>
    /[\u2028\u2029]/.test(character) ? ' ' : '',
  );

/** The text of a page, with its line breaks. */
function getText(markup: string): string {
  let text = '';
  const parser = new Parser({
    ontext: (chunk) => {
      text += chunk;
    },
    onopentagname: (name) => {
      if (name === 'br') text += '\n';
    },
  });
  parser.end(markup);
  return text;
}

/** Finds inline scripts and event handler attributes, which no page of ours has. */
function findExecutableParts(markup: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isInline = name === 'script' && !attributes.src && !attributes.type?.includes('json');
      if (isInline) found.push('script');
      found.push(...Object.keys(attributes).filter((attribute) => /^on/i.test(attribute)));
    },
  });
  parser.end(markup);
  return found;
}

type Outcome = { status: number; reference: string | undefined; message: string };

async function send(siteUrl: string, input: HostileInput, id: string): Promise<Outcome> {
  const { entries } = createFormEntries(input, id);
  const form = new FormData();
  const query = new URLSearchParams();
  for (const [name, value] of entries) {
    form.append(name, value);
    query.append(name, typeof value === 'string' ? value : value.name);
  }
  // Only multipart can carry a file.
  const isMultipart = input.multipart || entries.some(([, value]) => typeof value !== 'string');
  const response = await fetch(`${siteUrl}${input.page.path}${input.scripted ? '/submit' : ''}`, {
    method: 'POST',
    body: isMultipart ? form : query,
    redirect: 'manual',
  });
  const body = await response.text();
  const confirmation = `${response.headers.get('location') ?? ''} ${input.scripted ? body : ''}`;
  const reference = [201, 303].includes(response.status)
    ? /OPR-\w{4}-\w{4}/.exec(confirmation)?.[0]
    : undefined;
  return { status: response.status, reference, message: body };
}

/** Whether the response to a rejected form lacks the message that tells the visitor what to do. */
function lacksMessage({ status, message }: Outcome, { scripted }: HostileInput): boolean {
  if (status === 413) return !message.includes('shorten your answers');
  if (status !== 422) return true;
  return scripted
    ? Object.values(JSON.parse(message).errors ?? {}).length === 0
    : !message.includes('another look');
}

test('each of 250 hostile inputs is either stored with the exact text, also in mail and CSV, or rejected with a message', async () => {
  const smtp = await startSmtp();
  const site = await startSite({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'staff@example.org',
    SUBMISSIONS_PER_ADDRESS_PER_HOUR: '0',
    SUBMISSIONS_PER_MINUTE: '0',
    REFUSALS_PER_ADDRESS_PER_MINUTE: '0',
  });
  const inputs = generateHostileInputs(count, seed);
  const outcomes: Outcome[] = [];
  let next = 0;
  async function sendNext() {
    for (let index = next++; index < inputs.length; index = next++) {
      const input = inputs[index];
      if (input) outcomes[index] = await send(site.url, input, `person${index}`);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendNext));

  const listed = new Map(
    (await listSubmissions(site)).map((submission) => [submission.reference, submission]),
  );
  const wrong: unknown[] = [];
  let stored = 0;
  for (const [index, input] of inputs.entries()) {
    const outcome = outcomes[index] ?? { status: 0, reference: undefined, message: '' };
    const { reference, status } = outcome;
    if (!input.scripted)
      wrong.push(...findExecutableParts(outcome.message).map((part) => [index, part]));
    const submission = reference && listed.get(reference);
    if (submission) {
      stored += 1;
      const { typed } = createFormEntries(input, '');
      for (const field of getFields(input.page.form)) {
        const sent = typed.get(field.name);
        if (sent === undefined) continue;
        const expected = toStoredText(sent, field.kind !== 'textarea');
        const actual = submission[field.name];
        if (actual !== expected) wrong.push([index, field.name, sent, actual]);
      }
    } else if (lacksMessage(outcome, input))
      wrong.push([index, status, input.scripted ? outcome.message : outcome.message.length]);
  }
  expect(wrong).toEqual([]);
  expect(listed.size).toBe(stored);

  const rows: Record<string, string>[] = parse(await runStaffTool(site, 'export'), {
    bom: true,
    columns: true,
    record_delimiter: '\r\n',
  });
  // The CSV leaves out characters that reverse a text (cli/csv.ts), and these columns are in Dhaka's local time.
  const timeColumns = new Set(['submittedAt', 'dueAt', 'answeredAt']);
  const findDifferences = (
    submission: ListedSubmission,
    row: Record<string, string> | undefined,
  ) => {
    const form = findForm(submission.form, 'en', submission.programme as string | undefined);
    const fields = new Map(form && getFields(form).map((field) => [field.name, field]));
    // Boxes and choices are in words.
    const toWords = (name: string, value: unknown) => {
      const field = fields.get(name);
      if (typeof value === 'boolean') return value ? 'yes' : 'no';
      return field ? formatAnswer(field, submission as unknown as Answers) : String(value);
    };
    return Object.entries(submission).filter(
      ([name, value]) =>
        !timeColumns.has(name) &&
        row?.[name]?.replace(/^'/, '') !== sanitiseText(toWords(name, value)),
    );
  };
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  expect(
    [...listed.values()].flatMap((submission) =>
      findDifferences(submission, byReference.get(submission.reference)),
    ),
  ).toEqual([]);
  expect(rows).toHaveLength(stored);
  // Submissions that fill in the honeypot wait for staff.
  const mailed = [...listed.values()].filter(({ suspicion }) => !suspicion).length;
  expect(mailed).toBeLessThan(stored);
  for (const reference of [...listed.keys()].slice(0, 10)) {
    const page = await runStaffTool(site, 'show', reference, '--html');
    wrong.push(...findExecutableParts(page).map((part) => [reference, part]));
  }

  await expect.poll(() => smtp.mails.length, { timeout: 90_000 }).toBe(2 * mailed);
  await expect
    .poll(
      async () =>
        (await runStaffTool(site, 'deliveries', '--state', 'delivered', '--json')).split(
          '"delivered"',
        ).length - 1,
    )
    .toBe(2 * mailed);
  let mails = 0;
  let misleadingSubmissions = 0;
  for (const { to, source } of smtp.mails) {
    const mail = await PostalMime.parse(source);
    const submission = listed.get(/OPR-\w{4}-\w{4}/.exec(mail.subject ?? '')?.[0] ?? '');
    // Each mail has one recipient, and no headers from the sender's texts.
    expect(to).toHaveLength(1);
    expect([mail.bcc ?? [], mail.cc ?? []]).toEqual([[], []]);
    if (!to.includes('staff@example.org') || !submission) continue;
    mails += 1;
    const headers = [mail.subject, ...(mail.replyTo ?? []).map(({ name }) => name)];
    const displayed = [...headers, mail.text, mail.html].join();
    if (displayed.search(misleadingCharacters) !== -1)
      wrong.push([submission.reference, 'misleading', headers]);
    const storedText = Object.values(submission).join();
    if (toDisplayedText(storedText) !== storedText) misleadingSubmissions += 1;
    const form = findForm(submission.form, 'en', submission.programme as string | undefined);
    const plain = mail.text?.replaceAll('\r\n', '\n') ?? '';
    const htmlText = getText(mail.html ?? '');
    for (const field of form ? getFields(form) : []) {
      const isText = field.kind === 'text' || field.kind === 'textarea';
      const answer = isText
        ? toDisplayedText(String(submission[field.name]))
        : formatAnswer(field, submission as unknown as Answers);
      if (!plain.includes(answer)) wrong.push([submission.reference, field.name, 'text', answer]);
      if (!htmlText.includes(answer) && field.kind !== 'checkbox')
        wrong.push([submission.reference, field.name, 'html', answer]);
    }
  }
  expect(wrong).toEqual([]);
  expect(mails).toBe(mailed);
  // Some of the inputs have misleading characters.
  expect(misleadingSubmissions).toBeGreaterThan(0);
  expect(site.output()).not.toContain('"level":50');
  const statuses = Object.entries(Object.groupBy(outcomes, ({ status }) => status));
  process.stdout.write(
    `\n${count} hostile inputs (seed ${seed}): ${statuses.map(([status, group]) => `${group?.length} × ${status}`).join(', ')}; stored ${stored}, mails read ${mails}, rows read ${rows.length}\n`,
  );
  // Enough inputs must be stored, or the test would prove nothing.
  expect(stored).toBeGreaterThan(count / 4);
  expect(await site.stop()).toBe(0);
  await smtp.stop();
});
