import { getFields } from '#domain/submissions/form.ts';
import { createValidAnswer, formPages } from '../helpers/hostile-inputs.ts';
import { finderViews } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import {
  createXssPayload,
  expectNoInjectedScripts,
  type InjectedWindow,
  otherFieldNames,
  submitNatively,
} from '../helpers/xss.ts';

// Without our policy a planted script runs: so these tests see what is put into a page unescaped, not only what the policy stops.
test.use({
  bypassCSP: true,
  allowedErrors: [/status of (404|422|429|413)/],
  siteSettings: {
    SUBMISSIONS_PER_ADDRESS_PER_HOUR: '0',
    SUBMISSIONS_PER_MINUTE: '0',
    REFUSALS_PER_ADDRESS_PER_MINUTE: '0',
  },
});

test('the test itself sees a script that is planted', async ({ page }) => {
  await page.route('**/robots.txt', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<p title="${createXssPayload('a page')}">` }),
  );
  await page.goto('/robots.txt');
  await expect(expectNoInjectedScripts(page)).rejects.toThrow('a page');
});

for (const { path, form } of formPages) {
  test(`${path}: whatever a form sends, no script of it runs in the page that answers`, async ({
    page,
  }) => {
    const names = [...getFields(form).map(({ name }) => name), ...otherFieldNames];
    const hostile = names.map((name) => [name, createXssPayload(name)] as const);
    expect(await submitNatively(page, path, hostile)).toBe(422);
    await expectNoInjectedScripts(page);

    // Stored: what can hold any text holds a script, and so does what isn't a field.
    const stored = getFields(form).map((field) => {
      const isFree = field.kind === 'text' || field.kind === 'textarea';
      const answer = createValidAnswer(field, 'planted');
      return [field.name, isFree ? answer.slice(0, 1).padEnd(1) + shortScript : answer] as const;
    });
    const extra = otherFieldNames.map((name) => [name, createXssPayload(name)] as const);
    await submitNatively(page, path, [...stored, ...extra]);
    await expectNoInjectedScripts(page);
  });
}

/** Fits into every text field, and is long enough for none of the letters: they are refused, the rest is repeated. */
const shortScript = '"><img src=/nope onerror=(window.planted??=[]).push(1)>';

/** Every query parameter that a page reads. */
const parameters = [
  'age studies field english passport where length sort show compare view plan leave q about',
  'destination duration page category search reference submission slug index',
]
  .join(' ')
  .split(' ');

const query = new URLSearchParams(parameters.map((name) => [name, createXssPayload(name)]));

for (const path of [
  '/global-programs',
  '/blog',
  '/contact',
  '/apply/student-exchange',
  '/apply/student-exchange/received',
  '/embed/study-abroad',
  '/embed/study-abroad/received',
  '/national-programs/students',
  '/nope',
  `/blog/${encodeURIComponent(createXssPayload('slug'))}`,
  `/${encodeURIComponent(createXssPayload('path'))}`,
]) {
  test(`${path.slice(0, 60)}: no script of a query or path runs`, async ({ page }) => {
    await page.goto(`${path}?${query}`);
    await expectNoInjectedScripts(page);
  });
}

test('no script runs that one parameter brings to an answer that is otherwise right', async ({
  page,
}) => {
  const [answer = ''] = finderViews;
  for (const name of parameters) {
    await page.goto(`${answer}&${new URLSearchParams({ [name]: createXssPayload(name) })}`);
    expect(await page.evaluate(() => (window as InjectedWindow).planted ?? []), name).toEqual([]);
  }
});
