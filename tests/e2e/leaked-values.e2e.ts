import { events } from '#content/events.ts';
import { findLeakedValues, findLeakedValuesInPage } from '#scripts/leaked-values.ts';
import { allViews, embeddedPages } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { applicationForms } from '../specification/application-form.ts';

/** Files for machines, which repeat texts of the pages. */
const files = [
  '/llms.txt',
  '/blog/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  // A sample event has no calendar file.
  ...events.en.events.filter(({ sample }) => !sample).map(({ slug }) => `/events/${slug}.ics`),
];

test('no page, feed or file contains a value that a template printed by mistake, such as “undefined”', async ({
  request,
}) => {
  const leaked: string[] = [];
  for (const path of allViews) {
    const html = await (await request.get(path)).text();
    leaked.push(...findLeakedValuesInPage(html).map((words) => `${path}: ${words}`));
  }
  for (const path of files) {
    const response = await request.get(path);
    expect(response.ok(), path).toBe(true);
    leaked.push(...findLeakedValues(await response.text()).map((words) => `${path}: ${words}`));
  }
  expect(leaked).toEqual([]);
});

test('no form with messages contains such a value', async ({ request }) => {
  const leaked: string[] = [];
  for (const path of [
    ...applicationForms,
    ...embeddedPages.filter((page) => page !== '/embed/map'),
  ]) {
    const rejected = await request.post(path, { form: {} });
    expect(rejected.status(), path).toBe(422);
    leaked.push(
      ...findLeakedValuesInPage(await rejected.text()).map((words) => `${path}: ${words}`),
    );
  }
  expect(leaked).toEqual([]);
});
