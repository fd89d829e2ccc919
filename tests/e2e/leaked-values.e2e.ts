import { events } from '#content/events.ts';
import { findLeakedValues, findLeakedValuesInPage } from '#scripts/leaked-values.ts';
import { allViews, embeddedPages } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { applicationForms } from '../specification/application-form.ts';

/** What machines read. Their texts are those of the pages, put together anew. */
const files = [
  '/llms.txt',
  '/blog/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  // An example event has no calendar file.
  ...events.events.filter(({ sample }) => !sample).map(({ slug }) => `/events/${slug}.ics`),
  '/global-programs/plan.ics?plan=germany-internship&leave=2027-08',
];

test('no page, feed or file says a value that a template printed by mistake', async ({
  request,
}) => {
  const leaked: string[] = [];
  for (const path of allViews) {
    const html = await (await request.get(path)).text();
    leaked.push(...findLeakedValuesInPage(html).map((words) => `${path}: ${words}`));
  }
  for (const path of files) {
    const answer = await request.get(path);
    expect(answer.ok(), path).toBe(true);
    leaked.push(...findLeakedValues(await answer.text()).map((words) => `${path}: ${words}`));
  }
  expect(leaked).toEqual([]);
});

test('no form says one beside its fields', async ({ request }) => {
  const leaked: string[] = [];
  for (const path of [
    ...applicationForms,
    ...embeddedPages.filter((page) => page !== '/embed/map'),
  ]) {
    const refused = await request.post(path, { form: {} });
    expect(refused.status(), path).toBe(422);
    leaked.push(
      ...findLeakedValuesInPage(await refused.text()).map((words) => `${path}: ${words}`),
    );
  }
  expect(leaked).toEqual([]);
});
