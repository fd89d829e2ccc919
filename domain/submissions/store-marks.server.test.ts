import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answeredByLink } from './database/mark-answered.server.ts';
import { createStore, type Store } from './store.server.ts';
import { createTestDatabases } from './testing/databases.ts';
import { createSubmission, listAll } from './testing/stores.ts';

const { newDatabases } = createTestDatabases();
const answeredAt = '2026-11-29T05:00:00.000Z';

describe.each(newDatabases)('%s', (_, newDatabase) => {
  let store: Store;
  beforeEach(async () => {
    store = await createStore(await newDatabase());
  });
  afterEach(() => store.close());

  const submit = async (answers: Parameters<typeof createSubmission>[0] = {}) =>
    (await store.submit(createSubmission(answers))).stored;

  test('a mark keeps who made it, takes an outcome later, and goes completely', async () => {
    const { reference, ...rest } = await submit();
    await store.markAnswered([reference], { answeredAt, by: 'Rina' });
    await store.markAnswered([reference], {
      answeredAt: '2026-11-30T05:00:00.000Z',
      by: 'Karim',
      outcome: 'withdrawn',
    });
    expect(await store.find(reference)).toEqual({
      reference,
      ...rest,
      answeredAt,
      answeredBy: 'Rina',
      outcome: 'withdrawn',
    });
    await store.markAnswered([reference], null);
    expect(await store.find(reference)).toEqual({ reference, ...rest });
  });

  test('marks by the link since a time are found', async () => {
    const [byLink, byName] = [await submit(), await submit()];
    await store.markAnswered([byLink.reference], { answeredAt, by: answeredByLink });
    await store.markAnswered([byName.reference], { answeredAt, by: 'Rina' });
    const find = async (answeredSince: string) =>
      (await listAll(store, { answeredBy: answeredByLink, answeredSince })).map(
        ({ reference }) => reference,
      );
    expect(await find(answeredAt)).toEqual([byLink.reference]);
    expect(await find('2026-11-29T05:00:00.001Z')).toEqual([]);
  });

  test('notes are added line by line, and deleted together', async () => {
    const { reference } = await submit();
    expect(await store.addNote(reference, 'first')).toBe(true);
    expect(await store.addNote(reference, 'দ্বিতীয়')).toBe(true);
    expect(await store.find(reference)).toMatchObject({ note: 'first\nদ্বিতীয়' });
    await store.addNote(reference, null);
    expect(await store.find(reference)).not.toHaveProperty('note');
    expect(await store.addNote('OPR-2222-2222', 'nobody')).toBe(false);
  });

  test('one person’s submissions are found by mailbox and by phone number, however they are written', async () => {
    const first = await submit({ email: 'nusrat.jahan@gmail.com', phone: '+880 1700-000001' });
    const byMail = await submit({
      email: 'NusratJahan+opar@googlemail.com',
      phone: '01800 000002',
    });
    const byPhone = await submit({ email: 'sister@example.org', phone: '০১৭০০-০০০০০১' });
    await submit({ email: 'stranger@example.org', phone: '01900000003' });
    const found = (await store.findSamePerson(first.reference)).map(({ reference }) => reference);
    expect(found.toSorted()).toEqual([byMail.reference, byPhone.reference].toSorted());
    expect(await store.findSamePerson('OPR-2222-2222')).toEqual([]);
    expect(await store.count({ references: [first.reference, byMail.reference] })).toBe(2);
    expect(await store.count({ references: [] })).toBe(0);
  });
});
