import type { APIRequestContext } from '@playwright/test';
import { getFields } from '#domain/submissions/form.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { allPages } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { ages } from '../specification/ages.ts';
import { agriculture } from '../specification/agriculture.ts';
import { findInventedAmounts } from '../specification/amounts.ts';
import { applicationForms, fields, formLabels } from '../specification/application-form.ts';
import { claims } from '../specification/claims.ts';
import { costs } from '../specification/costs.ts';
import { countries } from '../specification/countries.ts';
import { durations } from '../specification/durations.ts';
import { type Expectation, findMissing } from '../specification/expectation.ts';
import { notFound } from '../specification/failures.ts';
import { highlights } from '../specification/highlights.ts';
import { pages } from '../specification/pages.ts';
import {
  countOccurrences,
  getElements,
  getText,
  readPassage,
  toPassage,
} from '../specification/passage.ts';
import { programmePages } from '../specification/programmes.ts';
import { siteChrome } from '../specification/site-chrome.ts';

/** Fetches the pages' HTML, and describes all expectations that it doesn't meet. */
async function findAllMissing(
  request: APIRequestContext,
  expectations: Expectation[],
): Promise<string[]> {
  const pages = new Map<string, string>();
  for (const { page } of expectations) {
    if (!pages.has(page)) pages.set(page, await (await request.get(page)).text());
  }
  return expectations.flatMap((expectation) =>
    findMissing(readPassage(pages.get(expectation.page) ?? '', expectation.within), expectation),
  );
}

/** The specification's tables. They are copied from the specification, not imported from the site's content. */
const tables = {
  'header and footer': siteChrome,
  claims,
  'durations and counts of countries': durations,
  'highlights of the application pages': highlights,
  'ages and other eligibility': ages,
  'figures and template of the countries': countries,
  'agriculture internship in Denmark': agriculture,
  'what a student pays': costs,
  'programme pages': programmePages,
  'other pages': pages,
  'labels of the application form': formLabels,
  'pages that don’t exist': notFound,
};

for (const [name, table] of Object.entries(tables)) {
  test(`the pages meet the specification: ${name}`, async ({ request }) => {
    expect(await findAllMissing(request, table)).toEqual([]);
  });
}

test('the application form has the fields, options and messages of the specification', async ({
  request,
}) => {
  for (const page of applicationForms) {
    const form = readPassage(await (await request.get(page)).text());
    const controls = getElements(form, 'input', 'select', 'textarea').filter(
      // "topic" is the honeypot (docs/requirements.md).
      ({ attribs }) => attribs.type !== 'hidden' && attribs.name !== 'topic',
    );
    const names = [...new Set(controls.map(({ attribs }) => attribs.name))];
    expect(names, page).toEqual(
      getFields(getApplicationForm(page.replace('/apply/', ''), 'en')).map(({ name }) => name),
    );
    // A field that came later may stand among those of the specification.
    const specified = fields.map(({ name }) => name);
    expect(
      names.filter((name = '') => specified.includes(name)),
      page,
    ).toEqual(specified);
    for (const { name, kind, options = [] } of fields) {
      const fieldControls = controls.filter(({ attribs }) => attribs.name === name);
      const isChoice = fieldControls.some(
        (control) => control.name === 'select' || control.attribs.type === 'radio',
      );
      expect(
        isChoice ? 'choice' : (fieldControls[0]?.attribs.type ?? fieldControls[0]?.name),
        `${page}: ${name}`,
      ).toBe(kind);
      const choices = [
        ...fieldControls,
        ...fieldControls.flatMap((control) => getElements(toPassage(control), 'option')),
      ];
      expect(
        choices.map(({ attribs }) => attribs.value),
        `${page}: ${name}`,
      ).toEqual(expect.arrayContaining([...options]));
    }
    const rejected = await request.post(page, { form: {} });
    expect(rejected.status(), page).toBe(422);
    const words = getText(readPassage(await rejected.text()));
    const messages = fields.flatMap(({ message }) => message ?? []);
    expect(
      messages.filter((message) => countOccurrences(words, message) === 0),
      page,
    ).toEqual([]);
  }
});

test('no page contains an amount of money that the specification doesn’t give', async ({
  request,
}) => {
  const invented: string[] = [];
  for (const page of allPages) {
    const words = getText(readPassage(await (await request.get(page)).text()));
    invented.push(...findInventedAmounts(page, words).map((amount) => `${page}: ${amount}`));
  }
  expect(invented).toEqual([]);
});
