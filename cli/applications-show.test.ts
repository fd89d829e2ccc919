import { randomUUID } from 'node:crypto';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Form, getFields } from '#domain/submissions/form.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { contactForm } from '#domain/submissions/forms/contact.ts';
import { createStore } from '#domain/submissions/store.server.ts';
import { createExampleSubmission, message } from '#domain/submissions/testing/examples.ts';
import { count, prepareToolTests, sent } from './testing/tool.ts';

const { folder, run, listed } = prepareToolTests();

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
    dueAt: expect.any(String),
  });
  const table = await run(['list', '--form', 'contact'], environment);
  expect(table.stdout).toMatch(/ due [\d-]+ [\d:]+ +contact +Tanvir Alam\n$/);
  const shown = await run(['show', listedMessage.reference], environment);
  expect(shown.stdout).toContain('I am writing as: Employer\n');

  const own = await lines(['export', '--form', 'contact']);
  const columns = ['reference', 'form', 'programme', 'submittedAt', 'termsVersion', 'suspicion'];
  const lastColumns = ['dueAt', 'answeredAt', 'language', 'answeredBy', 'outcome', 'note'];
  const namesOf = (form: Form) => getFields(form).map(({ name }) => name);
  const fields = namesOf(contactForm);
  expect(own[0]).toBe([...columns, ...fields, ...lastColumns].join(','));
  expect(own).toHaveLength(3);
  const all = await lines(['export']);
  // Forms that share a field share its column.
  const first = namesOf(getApplicationForm('', 'en'));
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
