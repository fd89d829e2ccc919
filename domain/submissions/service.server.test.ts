import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countOutcomes } from './count-outcomes.server.ts';
import type { Answers } from './form.ts';
import { getApplicationForm } from './forms/application.ts';
import { terms } from './forms/terms.ts';
import { StoreError } from './store-error.server.ts';
import { application, filledForm } from './testing/examples.ts';
import { createSentSubmission, prepareServiceTests } from './testing/service.ts';

const { fixture, send, submit, openStore, references, moveDatabaseAway, bringDatabaseBack } =
  prepareServiceTests();

test('a valid application is stored and gets a reference', async () => {
  const submissionId = randomUUID();
  const first = await submit(submissionId);
  expect(first).toMatchObject({ kind: 'stored', answers: application, submissionId });
  expect(await submit(submissionId.toUpperCase())).toEqual(first);
  expect((await submit(randomUUID())).reference).not.toBe(first.reference);
});

test.each([undefined, '', 'x', `${randomUUID()}'`])(
  'a new submission id replaces %j',
  async (id) => {
    const { submissionId, reference } = await submit(id);
    expect(submissionId).toMatch(/^[\da-f-]{36}$/);
    expect((await submit(id)).reference).not.toBe(reference);
  },
);

test('an invalid application is rejected with its messages', async () => {
  const result = await send({ ...filledForm, email: 'nusrat', agreeToTerms: false });
  expect(result).toEqual({
    kind: 'invalid',
    errors: {
      email: 'Please enter a valid email address',
      agreeToTerms: 'You must agree to the terms and conditions',
    },
  });
  expect(await references()).toEqual([]);
});

test('stores the version of the terms that was shown, and its text', async () => {
  const store = await openStore();
  // An earlier version of the site has shown these terms.
  await store.saveTerms({ version: '0badcafe', text: 'Earlier terms' });
  for (const version of ['0badcafe', undefined, '', '2222cafe'])
    await fixture.submissions.submit(createSentSubmission({ termsVersion: version }));
  const versions = [];
  for await (const { termsVersion } of store.list()) versions.push(termsVersion);
  const texts = await store.listTerms();
  await store.close();
  const { version, points } = terms.en;
  expect(versions.toSorted()).toEqual(['0badcafe', version, version, version].toSorted());
  expect(texts.find((kept) => kept.version === version)?.text).toContain(points[0]);
  expect(texts.map(({ text }) => text)).toContain('Earlier terms');
});

test('a confirmation has no personal data, and needs the submission id', async () => {
  const { reference, submissionId, submittedAt } = await submit(randomUUID());
  expect(await fixture.submissions.findConfirmation(reference, submissionId)).toEqual({
    reference,
    form: 'application',
    programme: 'student-exchange',
    submittedAt,
    underAge: false,
  });
  expect(await fixture.submissions.findConfirmation(reference, randomUUID())).toBeUndefined();
  expect(await fixture.submissions.findConfirmation(reference, '')).toBeUndefined();
});

test('a confirmation says whether the sender is under 18', async () => {
  const submissionId = randomUUID();
  const year = new Date().getUTCFullYear() - 16;
  const raw = { ...filledForm, dateOfBirth: `${year}-01-01` };
  const result = await fixture.submissions.submit(createSentSubmission({ raw, submissionId }));
  if (result.kind !== 'stored') throw new Error(result.kind);
  expect(await fixture.submissions.findConfirmation(result.reference, submissionId)).toMatchObject({
    underAge: true,
  });
});

test('counts the outcome of each submission by its form, also a failure', async () => {
  const counted: string[] = [];
  const service = countOutcomes(fixture.submissions, (slug, result) =>
    counted.push(`${slug} ${result}`),
  );
  const count = (raw: Answers) =>
    service.submit(createSentSubmission({ raw, submissionId: undefined }));
  await count(filledForm);
  await count({});
  expect(await service.countDeliveries()).toEqual({ waiting: 2, retrying: 0, givenUp: 0 });
  moveDatabaseAway();
  await expect(count({ ...filledForm, firstName: 'Second' })).rejects.toThrow(StoreError);
  bringDatabaseBack();
  expect(counted).toEqual(['application stored', 'application invalid', 'application failed']);
});

test('stores the language of a Bengali form, and none of an English one', async () => {
  const form = getApplicationForm('student-exchange', 'bn');
  const bengali = await fixture.submissions.submit(createSentSubmission({ form }));
  const english = await submit(undefined);
  const store = await openStore();
  expect(await store.find(bengali.kind === 'stored' ? bengali.reference : '')).toMatchObject({
    language: 'bn',
    termsVersion: terms.bn.version,
  });
  expect(await store.find(english.reference)).not.toHaveProperty('language');
  expect((await store.listTerms()).map(({ version }) => version)).toContain(terms.bn.version);
  await store.close();
});
