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

// Without the content security policy a planted script would run, so these tests also find missing escapes that the policy
// would hide.
test.use({
  bypassCSP: true,
  allowedErrors: [/status of (404|422|429|413)/],
  siteSettings: {
    SUBMISSIONS_PER_ADDRESS_PER_HOUR: '0',
    SUBMISSIONS_PER_MINUTE: '0',
    REFUSALS_PER_ADDRESS_PER_MINUTE: '0',
  },
});

test('the helper detects a planted script', async ({ page }) => {
  await page.route('**/robots.txt', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<p title="${createXssPayload('a page')}">` }),
  );
  await page.goto('/robots.txt');
  await expect(expectNoInjectedScripts(page)).rejects.toThrow('a page');
});

/** All forms, and one of them in Bengali, whose page has its own texts around the answers. */
const forms = formPages.flatMap((page) =>
  page.path === '/embed/contact' ? [page, { ...page, path: '/bn/embed/contact' }] : [page],
);

for (const { path, form } of forms) {
  test(`${path}: no script in the values of a form runs in the page that responds`, async ({
    page,
  }) => {
    const names = [...getFields(form).map(({ name }) => name), ...otherFieldNames];
    const hostile = names.map((name) => [name, createXssPayload(name)] as const);
    expect(await submitNatively(page, path, hostile)).toBe(422);
    await expectNoInjectedScripts(page);

    // A form that is stored: the free-text fields and additional fields have scripts.
    const stored = getFields(form).map((field) => {
      const isFree = field.kind === 'text' || field.kind === 'textarea';
      const validAnswer = createValidAnswer(field, 'planted');
      const hostileAnswer = validAnswer.slice(0, 1).padEnd(1) + shortScript;
      return [field.name, isFree ? hostileAnswer : validAnswer] as const;
    });
    const extra = otherFieldNames.map((name) => [name, createXssPayload(name)] as const);
    await submitNatively(page, path, [...stored, ...extra]);
    await expectNoInjectedScripts(page);
  });
}

/**
 * Short enough for every text field. It is too short for a motivation letter: such forms are rejected, and the page repeats the
 * values.
 */
const shortScript = '"><img src=/nope onerror=(window.planted??=[]).push(1)>';

/** All query parameters that pages read. */
const parameters = [
  'age studies field english passport where length sort show compare view plan leave q about',
  'destination duration page category search reference submission slug index message',
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
  '/embed/contact',
  '/embed/study-abroad',
  '/embed/study-abroad/received',
  '/national-programs/students',
  '/nope',
  `/blog/${encodeURIComponent(createXssPayload('slug'))}`,
  `/${encodeURIComponent(createXssPayload('path'))}`,
]) {
  test(`${path.slice(0, 60)}: no script in the query or the path runs`, async ({ page }) => {
    await page.goto(`${path}?${query}`);
    await expectNoInjectedScripts(page);
  });
}

const [resultsPath = ''] = finderViews;
for (const path of [resultsPath, '/global-programs?view=sheet&plan=germany-internship']) {
  test(`${path}: no script in a single further parameter runs`, async ({ page }) => {
    for (const name of parameters) {
      await page.goto(`${path}&${new URLSearchParams({ [name]: createXssPayload(name) })}`);
      expect(await page.evaluate(() => (window as InjectedWindow).planted ?? []), name).toEqual([]);
    }
  });
}
