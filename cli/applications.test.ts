import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Form, getFields } from '#domain/submissions/form.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { contactForm } from '#domain/submissions/forms/contact.ts';
import { createStore } from '#domain/submissions/store.server.ts';
import {
  application,
  createExampleSubmission,
  message,
} from '#domain/submissions/testing/examples.ts';

// These are limits, not expectations: the tests start processes, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const tool = join(import.meta.dirname, 'applications.ts');
const folder = mkdtempSync(join(tmpdir(), 'opar-cli-'));
const path = join(folder, 'site.sqlite');
const count = 30;

/** The text is so long that all submissions together don't fit into a pipe's buffer. */
const sent = { ...application, motivationLetter: 'I want to learn. '.repeat(290).trim() };

beforeAll(async () => {
  const store = await createStore({ kind: 'sqlite', path });
  for (let index = 0; index < count; index += 1) {
    await store.submit(
      createExampleSubmission(
        randomUUID(),
        { ...sent, firstName: `=Nusrat${index}`, email: `nusrat${index}@example.org` },
        index % 2 ? 'student-exchange' : 'pathway-program',
      ),
    );
  }
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [tool, ...args], {
    env: { PATH: '', INIT_CWD: folder, DATABASE_URL: `file:${path}`, ...environment },
  });
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { stdout, stderr, exitCode: child.exitCode };
}

const listed = async (args: string[] = []) =>
  JSON.parse((await run(['list', '--json', ...args])).stdout);

test('list prints all submissions through a pipe, and nothing else', async () => {
  const { stdout, stderr, exitCode } = await run(['list', '--json']);
  expect(stdout.length).toBeGreaterThan(100_000);
  const applications = JSON.parse(stdout);
  expect(applications).toHaveLength(count);
  expect(applications[0]).toEqual({
    ...sent,
    firstName: expect.stringMatching(/^=Nusrat\d+$/),
    email: expect.stringMatching(/^nusrat\d+@example\.org$/),
    form: 'application',
    termsVersion: '2026-11-21',
    reference: expect.stringMatching(/^OPR-.{4}-.{4}$/),
    programme: expect.stringMatching(/^student-exchange|pathway-program$/),
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    dueAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
});

test('list prints a table', async () => {
  const { stdout } = await run(['list', '--programme', 'pathway-program']);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(1 + count / 2);
  expect(lines[0]).toMatch(/^Reference +Received \(Dhaka\) +Form +Programme +Answer +Sender$/);
  expect(lines[1]).toMatch(
    /^OPR-\S+ +\S+ \S+ +application +pathway-program +due \S+ \S+ +=Nusrat\d+ Rahman <nusrat\d+@/,
  );
});

test('list and show remove direction controls and line separators from names', async () => {
  const file = join(folder, 'directions.sqlite');
  const store = await createStore({ kind: 'sqlite', path: file });
  const firstName = '\u202eNus\u2066rat\u200f';
  const answers = { ...sent, firstName, lastName: 'Rah\u2028man' };
  const { stored } = await store.submit(createExampleSubmission(randomUUID(), answers));
  await store.close();
  const environment = { DATABASE_URL: `file:${file}` };
  for (const command of [['list'], ['show', stored.reference]]) {
    const { stdout } = await run(command, environment);
    expect(stdout).toContain('Nusrat');
    expect(stdout).toContain('Rah man');
    expect(stdout).not.toMatch(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/);
  }
  // The store has the original text.
  const [json] = JSON.parse((await run(['list', '--json'], environment)).stdout);
  expect(json).toMatchObject({ firstName, lastName: answers.lastName });
});

test('a reader that closes the pipe early is not an error', async () => {
  const child = spawn(process.execPath, [tool, 'list', '--json'], {
    env: { PATH: '', DATABASE_URL: `file:${path}` },
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ stderr, exitCode: child.exitCode }).toEqual({ stderr: '', exitCode: 0 });
});

test('an empty store gives an empty list', async () => {
  const file = join(folder, 'new', 'site.sqlite');
  const empty = { DATABASE_URL: `file:${file}` };
  expect(await run(['list', '--json'], empty)).toEqual({
    stdout: '[]\n',
    stderr: `There is no database at ${file}: a new one is created. If the site uses another one, set DATABASE_URL.\n`,
    exitCode: 0,
  });
  expect(await run(['list', '--json'], empty)).toEqual({ stdout: '[]\n', stderr: '', exitCode: 0 });
  expect((await run(['list'], empty)).stdout).toBe('There are no submissions.\n');
});

test('every listing can be filtered', async () => {
  expect(await listed(['--programme', 'student-exchange'])).toHaveLength(count / 2);
  expect(await listed(['--since', '2099-01-01'])).toEqual([]);
  expect(await listed(['--state', 'waiting', '--until', '2099-01-01'])).toHaveLength(count);
  expect(await listed(['--state', 'given-up'])).toEqual([]);
  const filterOptions = [
    '--programme',
    'student-exchange',
    '--state',
    'waiting',
    '--form',
    'application',
  ];
  const json = async (command: string) =>
    JSON.parse((await run([command, '--json', ...filterOptions])).stdout);
  expect(await json('deliveries')).toHaveLength(count);
  expect((await json('stats')).programmes).toEqual([
    { programme: 'student-exchange', name: 'Student Exchange', count: count / 2 },
  ]);
  const csv = await run(['export', ...filterOptions]);
  expect(csv.stdout.match(/^OPR-/gm)).toHaveLength(count / 2);
});

test('stats prints tables, without bars outside a terminal', async () => {
  const { stdout } = await run(['stats']);
  expect(stdout).toMatch(
    /^Applications: 30\nMessages of the contact form: 0\nAnswered: 0\nOpen: 30, of which overdue: 0\n\nProgramme +Number {2}Share\nPathway Program +15 {3}50 %\n/,
  );
  expect(stdout).toMatch(/\nDestination +Number {2}Share\nPortugal +30 {2}100 %\n/);
  expect(stdout).toMatch(/\nWeek from Sunday +Number {2}Share\n\d{4}-\d\d-\d\d +30 {2}100 %\n$/);
  expect((await run(['stats', '--since', '2099-01-01'])).stdout).toBe(
    'There are no submissions.\n',
  );
});

test('show prints one application', async () => {
  const [first] = await listed();
  const json = await run(['show', first.reference.toLowerCase(), '--json']);
  expect(JSON.parse(json.stdout)).toEqual({ ...first, conditions: expect.any(Array) });
  const { stdout } = await run(['show', first.reference]);
  expect(stdout).toContain(`Reference: ${first.reference}\n`);
  expect(stdout).toContain('Preferred destination: Portugal\n');
  expect(stdout).toMatch(/\nAnswer: due \S+ \S+\n/);
  expect(stdout).toMatch(/\nConditions of .*:\n- (met|not met|not known): /);
  expect(stdout).toContain(sent.motivationLetter);
  const html = await run(['show', first.reference, '--html']);
  expect(html.stdout).toMatch(/^<!doctype html>\n.*<\/html>\n$/s);
  await run(['show', first.reference, '--html', '--output', 'page.html']);
  expect(readFileSync(join(folder, 'page.html'), 'utf8')).toBe(html.stdout);
  expect(statSync(join(folder, 'page.html')).mode & 0o777).toBe(0o600);
  expect(await run(['show', 'OPR-2222-2222'])).toEqual({
    stdout: '',
    stderr: 'There is no submission OPR-2222-2222.\n',
    exitCode: 1,
  });
});

test('messages are listed, shown and exported like applications', async () => {
  const file = join(folder, 'messages.sqlite');
  const environment = { DATABASE_URL: `file:${file}` };
  const store = await createStore({ kind: 'sqlite', path: file });
  await store.submit({ submissionId: randomUUID(), form: 'contact', answers: message });
  await store.submit(createExampleSubmission(randomUUID()));
  await store.close();
  const lines = async (args: string[]) => (await run(args, environment)).stdout.split('\r\n');

  const json = await run(['list', '--json', '--form', 'contact'], environment);
  const [listedMessage] = JSON.parse(json.stdout);
  expect(listedMessage).toEqual({
    ...message,
    form: 'contact',
    reference: expect.stringMatching(/^OPR-/),
    submittedAt: expect.any(String),
  });
  const table = await run(['list', '--form', 'contact'], environment);
  expect(table.stdout).toMatch(/ contact +open +Tanvir Alam <tanvir@example.org>\n$/);
  const shown = await run(['show', listedMessage.reference], environment);
  expect(shown.stdout).toContain('I am writing as: Employer\n');

  const own = await lines(['export', '--form', 'contact']);
  const columns = ['reference', 'form', 'programme', 'submittedAt', 'termsVersion', 'suspicion'];
  const lastColumns = ['dueAt', 'answeredAt', 'language'];
  const namesOf = (form: Form) => getFields(form).map(({ name }) => name);
  const fields = namesOf(contactForm);
  expect(own[0]).toBe([...columns, ...fields, ...lastColumns].join(','));
  expect(own).toHaveLength(3);
  const all = await lines(['export']);
  // Forms that share a field share its column.
  const first = namesOf(getApplicationForm(''));
  const others = fields.filter((name) => !first.includes(name));
  expect(all[0]).toContain([...columns, ...first, ...others].join(','));
  expect(all).toHaveLength(4);
});

test('export writes CSV; a file has a byte order mark and is readable by its owner only', async () => {
  const { stdout } = await run(['export']);
  expect(
    stdout.startsWith('reference,form,programme,submittedAt,termsVersion,suspicion,firstName,'),
  ).toBe(true);
  expect(stdout.match(/,'=Nusrat\d+,Rahman,/g)).toHaveLength(count);
  expect(stdout).toContain('"Bengali (native)\nEnglish, IELTS 6.5"');
  // The time is Dhaka's, in a format that spreadsheets read as a time.
  const [{ reference, submittedAt }] = await listed();
  const dhaka = new Date(Date.parse(submittedAt) + 6 * 3600_000).toISOString();
  const time = `${dhaka.slice(0, 10)} ${dhaka.slice(11, 19)}`;
  expect(stdout).toMatch(new RegExp(`^${reference},application,[a-z-]+,${time},`, 'm'));
  const { exitCode } = await run(['export', '--output', 'applications.csv']);
  expect(exitCode).toBe(0);
  const file = join(folder, 'applications.csv');
  expect(readFileSync(file, 'utf8')).toBe(`\ufeff${stdout}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  chmodSync(file, 0o644);
  await run(['export', '--output', 'applications.csv']);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const failed = await run(['export', '--output', 'no/such/folder.csv']);
  expect(failed.stderr).toContain("The output can't be written: ENOENT");
  expect(failed.exitCode).toBe(1);
});

test('deliveries lists the mails, and retry makes them due', async () => {
  const deliveries = JSON.parse((await run(['deliveries', '--json'])).stdout);
  expect(deliveries).toHaveLength(2 * count);
  expect(deliveries[0]).toMatchObject({ kind: 'acknowledgement', status: 'waiting', attempts: 0 });
  const { stdout } = await run(['deliveries']);
  expect(stdout.split('\n')[1]).toMatch(/^OPR-\S+ +acknowledgement +waiting +0 +next 2/);
  expect((await run(['retry', deliveries[0].reference])).stdout).toContain('due now: 2.');
  expect((await run(['retry'])).stdout).toContain(`due now: ${2 * count}.`);
  expect((await run(['retry', 'OPR-2222-2222'])).exitCode).toBe(1);
});

test('answered marks several submissions', async () => {
  const [one, other] = await listed();
  const { stdout, exitCode } = await run(['answered', one.reference, other.reference]);
  expect(stdout.match(/ is marked as answered\.$/gm)).toHaveLength(2);
  expect(exitCode).toBe(0);
  const marked = await listed(['--state', 'answered']);
  expect(marked.map(({ reference }: { reference: string }) => reference)).toEqual([
    one.reference,
    other.reference,
  ]);
  expect(await listed(['--state', 'open'])).toHaveLength(count - 2);
  expect((await run(['show', one.reference])).stdout).toMatch(/\nAnswer: answered 20\d\d-/);
  const unknown = await run(['answered', 'OPR-2222-2222']);
  expect(unknown.stderr).toBe('There is no submission OPR-2222-2222.\n');
  expect(unknown.exitCode).toBe(1);
  await run(['answered', '--undo', one.reference, other.reference]);
  expect(await listed(['--state', 'answered'])).toEqual([]);
});

test('erase requires --yes, and deletes one application', async () => {
  const [first, ...others] = await listed();
  const withoutYes = await run(['erase', first.reference]);
  expect(withoutYes.stderr).toContain(`This permanently deletes:\n${first.reference}  `);
  expect(withoutYes.stderr).toContain('run it again with --yes');
  expect(withoutYes.exitCode).toBe(1);
  expect(await listed()).toHaveLength(1 + others.length);
  const { stdout } = await run(['erase', first.reference, '--yes']);
  expect(stdout).toMatch(
    /^OPR-\S+ .*\nErased: 1 submission, with 2 undelivered of their deliveries\.\nBackups, /,
  );
  expect(await listed()).toEqual(others);
  // The text is overwritten in the file, not just marked as free.
  expect(readFileSync(path, 'latin1')).not.toContain(`${first.firstName}R`);
});

test('erase deletes all submissions from one e-mail address, in upper or lower case', async () => {
  const [first, ...others] = await listed();
  const unknownSender = await run(['erase', '--email', 'nobody@example.org', '--yes']);
  expect(unknownSender.stderr).toBe('There is no submission from nobody@example.org.\n');
  expect(unknownSender.exitCode).toBe(1);
  const { stdout } = await run(['erase', '--email', first.email.toUpperCase(), '--yes']);
  expect(stdout).toContain(`${first.reference}  `);
  expect(stdout).toContain('Erased: 1 submission');
  expect(await listed()).toEqual(others);
});

test('purge deletes submissions older than an age, and --dry-run only counts them', async () => {
  const file = join(folder, 'old.sqlite');
  const environment = { DATABASE_URL: `file:${file}` };
  const store = await createStore({ kind: 'sqlite', path: file });
  for (let index = 0; index < 3; index += 1)
    await store.submit(createExampleSubmission(randomUUID()));
  await store.close();
  const database = new DatabaseSync(file);
  database.exec(`update submissions set submitted_at = '2021-01-31T00:00:00.000Z'
    where reference in (select reference from submissions order by reference limit 2)`);
  database.close();
  const purge = (...options: string[]) => run(['purge', '--older-than', ...options], environment);
  const countSubmissions = async () =>
    JSON.parse((await run(['list', '--json'], environment)).stdout).length;

  expect((await purge('90y', '--yes')).stdout).toContain('There are no submissions from before 19');
  expect((await purge('24m', '--dry-run', '--yes')).stdout).toMatch(
    /^Would be erased: 2 submissions from before 20\d\d-/,
  );
  expect((await purge('24m')).exitCode).toBe(1);
  expect(await countSubmissions()).toBe(3);
  const { stdout } = await purge('24m', '--yes');
  expect(stdout).toContain('Erased: 2 submissions, with 4 undelivered of their deliveries.');
  expect(await countSubmissions()).toBe(1);
});

test('backup copies the database and verify reads the copy', async () => {
  const { stdout, exitCode } = await run(['backup', 'copy.sqlite']);
  const copy = join(folder, 'copy.sqlite');
  const { length } = await listed();
  expect(stdout).toMatch(new RegExp(`^Copied to ${copy}\\.\nIn order: ${length} submissions, `));
  expect(exitCode).toBe(0);
  const content = readFileSync(copy);

  const again = await run(['backup', 'copy.sqlite']);
  expect(again.stderr).toBe(`${copy} exists already: a backup never overwrites a file.\n`);
  expect(again.exitCode).toBe(1);
  expect(readFileSync(copy)).toEqual(content);

  expect((await run(['verify', 'copy.sqlite'])).stdout).toMatch(/^In order: /);
  const database = new DatabaseSync(copy);
  database.exec(`update submissions set answers = replace(answers, 'Rahman', 'Rahmen')`);
  database.close();
  const damaged = await run(['verify', 'copy.sqlite']);
  expect(damaged.stdout).toMatch(/^OPR-\S+: form, programme or answers are not those that were/);
  expect(damaged.stderr).toBe(`Problems found: ${length}.\n`);
  expect(damaged.exitCode).toBe(1);
  expect((await run(['verify'])).exitCode).toBe(0);

  const missing = await run(['verify', 'none.sqlite']);
  expect(missing.stderr).toContain('there is no such file');
  expect(missing.exitCode).toBe(1);
});

test('backup refers to pg_dump for PostgreSQL', async () => {
  const { stderr, exitCode } = await run(['backup', 'copy.dump'], {
    DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/opar',
  });
  expect(stderr).toContain('pg_dump --format=custom --file=copy.dump "$DATABASE_URL"');
  expect(stderr).not.toContain('secret');
  expect(exitCode).toBe(1);
});

test('prints the help, and the problem of an invalid command line', async () => {
  const help = await run([]);
  expect(help.stdout).toContain('Usage: npm run applications --');
  expect(help.exitCode).toBe(0);
  const own = await run(['purge', '--help']);
  expect(own.stdout).toContain('--older-than AGE');
  expect(own.exitCode).toBe(0);
  const wrong = await run(['lsit']);
  expect(wrong.stderr).toContain('There is no command "lsit"');
  expect(wrong).toMatchObject({ stdout: '', exitCode: 2 });
});

test('reports why settings or a database can’t be used, without the password', async () => {
  const settings = await run(['list'], { DATABASE_URL: 'mysql://site:secret@db/opar' });
  expect(settings.stderr).toContain('DATABASE_URL is "mysql://site:***@db/opar"');
  expect(settings.exitCode).toBe(1);
  const database = await run(['list'], { DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/opar' });
  expect(database.stderr).toBe(
    "The database can't be opened (PostgreSQL 127.0.0.1:1/opar): connect ECONNREFUSED 127.0.0.1:1 (ECONNREFUSED)\n",
  );
  expect(database.exitCode).toBe(1);
});
