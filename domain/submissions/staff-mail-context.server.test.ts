import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAnswerLinks } from './answer-link.server.ts';
import { createStaffMailContext } from './staff-mail-context.server.ts';
import { createStore, type Store } from './store.server.ts';
import { createSubmission } from './testing/stores.ts';

let store: Store;
let lines: Record<string, unknown>[];
const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
const links = createAnswerLinks('a secret of the test, long enough', 'https://www.example.org');

beforeEach(async () => {
  lines = [];
  store = await createStore({ kind: 'sqlite', path: ':memory:' });
});
afterEach(() => store.close());

const email = 'nusrat@example.org';

test('a mail names what the same person sent besides, but nothing that is held back', async () => {
  const { stored } = await store.submit(createSubmission({ email }));
  const other = await store.submit(createSubmission({ email }));
  await store.submit({ ...createSubmission({ email }), spamReason: 'hidden field' });
  const { others, waiting, answerUrl } = await createStaffMailContext(store, links, log)(stored);
  expect(others).toEqual([other.stored]);
  expect(waiting).toMatchObject({ open: 2, overdue: 0 });
  expect(answerUrl).toContain(`?reference=${stored.reference}&`);
});

test('without the store, the mail has its link, and the log one line', async () => {
  const { stored } = await store.submit(createSubmission({ email }));
  const failing = { ...store, findSamePerson: () => Promise.reject(new Error(`no ${email}`)) };
  const context = await createStaffMailContext(failing, links, log)(stored);
  expect(Object.keys(context).toSorted()).toEqual(['answerUrl', 'now']);
  expect(lines).toMatchObject([
    {
      level: 50,
      reference: stored.reference,
      msg: 'mail to staff goes without counts and other submissions',
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain(email);
});
