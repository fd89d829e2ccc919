import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import PostalMime from 'postal-mime';
import { formatAnswer } from '#domain/submissions/describe.ts';
import { type Answers, getFields } from '#domain/submissions/form.ts';
import { findForm } from '#domain/submissions/forms/forms.ts';
import { startSmtp } from '#domain/submissions/testing/smtp.ts';
import { createFormEntries, type HostileInput, hostileInputs } from '../helpers/hostile-inputs.ts';
import { startSite } from '../helpers/site.ts';
import { type ListedSubmission, listSubmissions, runStaffTool } from '../helpers/store.ts';

const count = 500;
const seed = 20_261_122;
const concurrency = 8;

test.setTimeout(240_000);

/** What a person would say was typed: without what no database and mail can carry, in one form of Unicode, nothing around it. */
function toStoredText(sent: string, oneLine: boolean): string {
  const kept = sent
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .normalize('NFC');
  if (!/[^\s\p{Default_Ignorable_Code_Point}]/u.test(kept)) return '';
  return oneLine ? kept.trim().replace(/[\t\n]+/g, ' ') : kept.trim();
}

/** What would turn the words around a name, or end its line: staff is shown none of it. */
const misleading = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/g;

/** A stored text as staff is shown it. */
const toDisplayedText = (kept: string) =>
  kept.replace(misleading, (character) => (/[\u2028\u2029]/.test(character) ? ' ' : ''));

/** The text of a page, with its line breaks. */
function getText(markup: string): string {
  let text = '';
  const parser = new Parser({
    ontext: (piece) => {
      text += piece;
    },
    onopentagname: (name) => {
      if (name === 'br') text += '\n';
    },
  });
  parser.end(markup);
  return text;
}

/** Elements and attributes of a page that would run a text of it: no page of ours has one. */
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

async function send(site: string, input: HostileInput, own: string): Promise<Outcome> {
  const { entries } = createFormEntries(input, own);
  const form = new FormData();
  const query = new URLSearchParams();
  for (const [name, value] of entries) {
    form.append(name, value);
    query.append(name, typeof value === 'string' ? value : value.name);
  }
  // A file is sent in parts only.
  const inParts = input.multipart || entries.some(([, value]) => typeof value !== 'string');
  const answer = await fetch(`${site}${input.place.path}${input.scripted ? '/submit' : ''}`, {
    method: 'POST',
    body: inParts ? form : query,
    redirect: 'manual',
  });
  const body = await answer.text();
  const told = `${answer.headers.get('location') ?? ''} ${input.scripted ? body : ''}`;
  const reference = [201, 303].includes(answer.status)
    ? /OPR-\w{4}-\w{4}/.exec(told)?.[0]
    : undefined;
  return { status: answer.status, reference, message: body };
}

/** What is wrong with an answer that isn't a confirmation: it must say what to do. */
function lacksMessage({ status, message }: Outcome, { scripted }: HostileInput): boolean {
  if (status === 413) return !message.includes('shorten your answers');
  if (status !== 422) return true;
  return scripted
    ? Object.values(JSON.parse(message).errors ?? {}).length === 0
    : !message.includes('another look');
}

test('500 hostile inputs end in a stored submission with the exact text, in mail and CSV alike, or in a message', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'opar-hostile-'));
  const smtp = await startSmtp();
  const site = await startSite({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'staff@example.org',
    SUBMISSIONS_PER_ADDRESS_PER_HOUR: '0',
    SUBMISSIONS_PER_MINUTE: '0',
    REFUSALS_PER_ADDRESS_PER_MINUTE: '0',
  });
  const inputs = hostileInputs(count, seed);
  const outcomes: Outcome[] = [];
  let next = 0;
  async function sendInTurn() {
    for (let index = next++; index < inputs.length; index = next++) {
      const input = inputs[index];
      if (input) outcomes[index] = await send(site.url, input, `person${index}`);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendInTurn));

  const listed = new Map((await listSubmissions(site)).map((each) => [each.reference, each]));
  const wrong: unknown[] = [];
  let stored = 0;
  for (const [index, input] of inputs.entries()) {
    const outcome = outcomes[index] ?? { status: 0, reference: undefined, message: '' };
    const { reference, status } = outcome;
    if (!input.scripted)
      wrong.push(...findExecutableParts(outcome.message).map((each) => [index, each]));
    const kept = reference && listed.get(reference);
    if (kept) {
      stored += 1;
      const { typed } = createFormEntries(input, '');
      for (const field of getFields(input.place.form)) {
        const sent = typed.get(field.name);
        if (sent === undefined) continue;
        const expected = toStoredText(sent, field.kind !== 'textarea');
        if (kept[field.name] !== expected) wrong.push([index, field.name, sent, kept[field.name]]);
      }
    } else if (lacksMessage(outcome, input))
      wrong.push([index, status, input.scripted ? outcome.message : outcome.message.length]);
  }
  expect(wrong).toEqual([]);
  expect(listed.size).toBe(stored);

  const file = join(folder, 'all.csv');
  await runStaffTool(site, 'export', '--output', file);
  const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), {
    bom: true,
    columns: true,
    record_delimiter: '\r\n',
  });
  // The CSV has these as a person in Dhaka reads them.
  const inDhaka = new Set(['submittedAt', 'dueAt', 'answeredAt']);
  const unlike = (own: ListedSubmission, row: Record<string, string> | undefined) =>
    Object.entries(own).filter(
      ([name, value]) => !inDhaka.has(name) && row?.[name]?.replace(/^'/, '') !== String(value),
    );
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  expect(
    [...listed.values()].flatMap((own) => unlike(own, byReference.get(own.reference))),
  ).toEqual([]);
  expect(rows).toHaveLength(stored);
  // What filled in the hidden field waits for staff.
  const mailed = [...listed.values()].filter(({ suspicion }) => !suspicion).length;
  expect(mailed).toBeLessThan(stored);
  for (const reference of [...listed.keys()].slice(0, 10)) {
    const page = await runStaffTool(site, 'show', reference, '--html');
    wrong.push(...findExecutableParts(page).map((each) => [reference, each]));
  }

  await expect
    .poll(
      async () =>
        (await runStaffTool(site, 'deliveries', '--state', 'delivered', '--json')).split(
          '"delivered"',
        ).length - 1,
      {
        timeout: 90_000,
      },
    )
    .toBe(2 * mailed);
  let mails = 0;
  let misled = 0;
  for (const { to, source } of smtp.mails) {
    const mail = await PostalMime.parse(source);
    const own = listed.get(/OPR-\w{4}-\w{4}/.exec(mail.subject ?? '')?.[0] ?? '');
    // One recipient each, and no header of the sender's own making.
    expect(to).toHaveLength(1);
    expect([mail.bcc ?? [], mail.cc ?? []]).toEqual([[], []]);
    if (!to.includes('staff@example.org') || !own) continue;
    mails += 1;
    const headers = [mail.subject, ...(mail.replyTo ?? []).map(({ name }) => name)];
    const seen = [...headers, mail.text, mail.html].join();
    if (seen.search(misleading) !== -1) wrong.push([own.reference, 'misleading', headers]);
    if (toDisplayedText(Object.values(own).join()) !== Object.values(own).join()) misled += 1;
    const form = findForm(own.form, own.programme as string | undefined);
    const plain = mail.text?.replaceAll('\r\n', '\n') ?? '';
    const shown = getText(mail.html ?? '');
    for (const field of form ? getFields(form) : []) {
      const isText = field.kind === 'text' || field.kind === 'textarea';
      const answer = isText
        ? toDisplayedText(String(own[field.name]))
        : formatAnswer(field, own as unknown as Answers);
      if (!plain.includes(answer)) wrong.push([own.reference, field.name, 'text', answer]);
      if (!shown.includes(answer) && field.kind !== 'checkbox')
        wrong.push([own.reference, field.name, 'html', answer]);
    }
  }
  expect(wrong).toEqual([]);
  expect(mails).toBe(mailed);
  // Such texts are among those that were sent.
  expect(misled).toBeGreaterThan(0);
  expect(site.output()).not.toContain('"level":50');
  const statuses = Object.entries(Object.groupBy(outcomes, ({ status }) => status));
  process.stdout.write(
    `\n${count} hostile inputs (seed ${seed}): ${statuses.map(([status, each]) => `${each?.length} × ${status}`).join(', ')}; stored ${stored}, mails read ${mails}, rows read ${rows.length}\n`,
  );
  // Enough of each, or this test tells nothing.
  expect(stored).toBeGreaterThan(count / 4);
  expect(await site.stop()).toBe(0);
  await smtp.stop();
  await rm(folder, { recursive: true });
});
