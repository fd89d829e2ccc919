import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore, type Store } from '#domain/submissions/store.server.ts';
import { createExampleSubmission } from '#domain/submissions/testing/examples.ts';
import { readCommand, UsageError } from './arguments.ts';
import { commands } from './commands/commands.ts';
import { runCommand } from './testing/run-command.ts';

let store: Store;
beforeEach(async () => {
  store = await createStore({ kind: 'sqlite', path: ':memory:' });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-29T04:00:00Z'));
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

const run = (...args: string[]) => runCommand(store, args);

async function submit(answers: Parameters<typeof createExampleSubmission>[1]) {
  const example = createExampleSubmission(randomUUID(), {
    email: `${randomUUID()}@example.org`,
    phone: `+44 20 ${Math.floor(Math.random() * 9e7 + 1e7)}`,
    ...answers,
  });
  return (await store.submit(example)).stored.reference;
}

const referencesIn = (output: string) => output.match(/^OPR-\S+/gm) ?? [];

test('find finds a person by name, e-mail address, phone number and reference, in both scripts', async () => {
  const nusrat = await submit({
    firstName: 'Nusrat',
    lastName: 'Jahan',
    email: 'Nusrat.J@example.org',
    phone: '+880 1711-234567',
  });
  const bengali = await submit({ firstName: 'তানভীর', lastName: 'আলম', phone: '01911 765432' });
  const find = async (...text: string[]) => referencesIn(await run('find', ...text));
  for (const text of [
    'nusrat jahan',
    'JAHAN',
    'nusrat.j@example',
    '01711-234567',
    '০১৭১১২৩৪৫৬৭',
    '+8801711234567',
    '00880 1711 234567',
    '234567',
    nusrat.toLowerCase(),
    nusrat.replaceAll('-', ''),
  ])
    expect(await find(text), text).toEqual([nusrat]);
  expect(await find('jahan', 'nusrat')).toEqual([nusrat]);
  for (const text of ['তানভীর', 'আলম', '৭৬৫৪৩২']) expect(await find(text), text).toEqual([bengali]);
  expect(await run('find', 'Rahim')).toBe('There are no submissions.\n');
  expect(await find('880'), 'three digits are not a phone number').toEqual([]);
  const [json] = JSON.parse(await run('find', 'আলম', '--json'));
  expect(json.reference).toBe(bengali);
});

test('who answered, and what was withdrawn, stands in list, show, stats and exports', async () => {
  const [one, other] = [await submit({}), await submit({})];
  expect(await run('answered', one, '--by', 'Rina')).toBe(`${one} is marked as answered.\n`);
  expect(await run('answered', other, '--withdrawn')).toBe(`${other} is marked as withdrawn.\n`);
  expect(await run('show', one)).toContain('\nAnswer: answered 2026-11-29 10:00 by Rina\n');
  expect(await run('show', other)).toContain('\nAnswer: withdrawn 2026-11-29 10:00\n');
  const list = await run('list', '--state', 'answered');
  expect(list).toMatch(new RegExp(`^${one} .* answered 11-29 10:00 `, 'm'));
  expect(list).toMatch(new RegExp(`^${other} .* withdrawn 11-29 10:00 `, 'm'));
  expect(await run('export')).toContain(',English,Rina,,\r\n');
  expect(await run('export')).toContain(',English,,withdrawn,\r\n');
  expect(await run('answered', '--undo', other)).toBe(`${other} is open again.\n`);
  expect(await run('show', other)).toContain('\nAnswer: due ');
});

test('a note stands in list, show, its page and exports, until it is deleted', async () => {
  const reference = await submit({});
  expect(await run('note', reference, 'Called,', 'call again', '--by', 'Rina')).toBe(
    `Noted for ${reference}.\n`,
  );
  await run('note', reference, '<b>second</b>');
  expect(await run('list')).toContain('\n  has a note\n');
  expect(await run('show', reference)).toContain(
    '\nNote: 2026-11-29 10:00 (Rina): Called, call again\nNote: 2026-11-29 10:00: <b>second</b>\n',
  );
  const page = await run('show', reference, '--html');
  expect(page).toContain('<p>Note: 2026-11-29 10:00 (Rina): Called, call again</p>');
  expect(page).toContain('&lt;b&gt;second&lt;/b&gt;</p>');
  expect(await run('export')).toContain(
    ',"2026-11-29 10:00 (Rina): Called, call again\n2026-11-29 10:00: <b>second</b>"\r\n',
  );
  await run('note', reference, '--undo');
  expect(await run('show', reference)).not.toContain('Note:');
  await expect(run('note', 'OPR-2222-2222', 'x')).rejects.toThrow('no submission OPR-2222-2222');
});

test('an acknowledgement that was refused for good stands in list, show and its page', async () => {
  const reference = await submit({});
  const other = await submit({});
  for (;;) {
    const claimed = await store.claimDelivery(new Date(), 3_600_000, ['acknowledgement']);
    if (!claimed) break;
    const isRefused = claimed.submission.reference === reference;
    const error = isRefused
      ? 'EENVELOPE: refused: 550 5.1.1 <b> no\r\nsuch user'
      : '451 4.7.1 later';
    await store.markFailed(claimed.id, error, new Date(Date.now() + 3_600_000));
  }
  const words = 'EENVELOPE: refused: 550 5.1.1 <b> no such user';
  const list = await run('list');
  expect(list).toContain(`\n  acknowledgement refused: ${words}\n`);
  expect(list.match(/refused:/g), 'and once only').toHaveLength(2);
  const sentence = 'Acknowledgement refused, so the e-mail address may be wrong: ';
  expect(await run('show', reference)).toContain(`\n${sentence}${words}\n`);
  expect(await run('show', reference, '--html')).toContain('550 5.1.1 &lt;b&gt; no such user</p>');
  expect(JSON.parse(await run('show', reference, '--json')).acknowledgementRefused).toBe(words);
  expect(await run('show', other)).not.toContain('refused');
});

test('erase shows what the same person sent besides, and deletes it only if told to', async () => {
  const first = await submit({ email: 'nusrat.jahan@gmail.com' });
  const twin = await submit({ email: 'NusratJahan+2@gmail.com' });
  const stranger = await submit({});
  const all = async () => referencesIn(await run('list')).toSorted();

  const output = await run('erase', first, '--yes');
  expect(output).toMatch(new RegExp(`^${first} .*\nErased: 1 submission,`));
  expect(output).toMatch(new RegExp(`not deleted \\(--with-others .*\\):\n${twin} `));
  expect(await all()).toEqual([stranger, twin].toSorted());

  const again = await submit({ email: 'nusratjahan@googlemail.com' });
  expect(await run('erase', again, '--with-others', '--yes')).toContain('Erased: 2 submissions');
  expect(await all()).toEqual([stranger]);
});

test.each([
  [true, 2],
  [false, 1],
])('asked whether to delete them, too, %s deletes %i', async (answer, erased) => {
  const first = await submit({ email: 'nusrat@example.org' });
  const twin = await submit({ email: 'nusrat+2@example.org' });
  const questions: string[] = [];
  const command = readCommand(['erase', first]);
  if (command.name === 'help') throw new Error('The arguments ask for help');
  const context = {
    store: async () => store,
    ask: async (question: string) => {
      questions.push(question);
      return answer;
    },
    confirm: async (question: string) => void questions.push(question),
  } as unknown as Parameters<(typeof commands)['erase']>[0];
  let output = '';
  for await (const piece of commands.erase(context, command)) output += piece;
  expect(questions[0]).toMatch(new RegExp(`:\n${twin} .*\nDelete these, too\\?$`));
  expect(questions[1]?.split('This permanently deletes:\n')[1]?.split('\n')).toHaveLength(erased);
  expect(output).toContain(`Erased: ${erased} submission`);
});

test.each([
  [['find'], 'needs a name, e-mail address'],
  [['note'], 'needs a reference'],
  [['note', 'OPR-7K4M-29QX'], 'The note must be a text'],
  [['note', 'OPR-7K4M-29QX', 'x'.repeat(501)], 'of 1 to 500 characters'],
  [['answered', 'OPR-7K4M-29QX', '--by', ' '], '--by must be a text'],
  [['answered', 'OPR-7K4M-29QX', '--undo', '--withdrawn'], 'Either --undo or --withdrawn'],
])('%j is not understood', (args, message) => {
  expect(() => readCommand(args)).toThrow(UsageError);
  expect(() => readCommand(args)).toThrow(message);
});

test('the export has choices and boxes in words', async () => {
  await submit({ programDuration: '6-months', hasResume: false });
  const [head = '', ...rows] = (await run('export', '--form', 'application')).split('\r\n');
  expect(head).toContain('programDuration');
  expect(rows[0]).toMatch(/,Portugal,6 months,,.*,yes,no,yes,yes,2026-/s);
});
