import { filledForm } from '#domain/submissions/testing/examples.ts';
import { startPostgres, type TestPostgres } from '#domain/submissions/testing/postgres.ts';
import { startSite } from '../helpers/site.ts';
import { listSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';

/** The form as a browser without scripts sends it: without the checkboxes that aren't ticked. */
const encodedForm = Object.fromEntries(
  Object.entries(filledForm).flatMap(([field, value]) => {
    if (typeof value === 'string') return [[field, value]];
    return value ? [[field, 'on']] : [];
  }),
);

let postgres: TestPostgres;
test.beforeAll(async () => {
  postgres = await startPostgres();
});
test.afterAll(() => postgres.stop());

test('two processes of the site share one PostgreSQL, and the staff tool reads it', async ({
  request,
}) => {
  const { url } = await postgres.createDatabase();
  const [first, second] = await Promise.all([
    startSite({ DATABASE_URL: url }),
    startSite({ DATABASE_URL: url }),
  ]);
  const references = [];
  for (const site of [first, second]) {
    const response = await request.post(`${site.url}/apply/student-exchange/submit`, {
      multipart: encodedForm,
    });
    expect(response.status()).toBe(201);
    references.push((await response.json()).confirmation.reference);
  }
  const listed = await listSubmissions(first);
  expect(listed.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
  expect(listed.every(({ programme }) => programme === 'student-exchange')).toBe(true);
  expect(await first.stop()).toBe(0);
  expect(await second.stop()).toBe(0);
});
