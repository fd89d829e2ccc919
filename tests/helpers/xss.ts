import { expect, type Page } from '@playwright/test';
import { fillingTimeField, honeypotField } from '#domain/submissions/spam-check.ts';
import { submissionIdField } from '#domain/submissions/submission-id.ts';
import { waitForHydration } from './wait-for-hydration.ts';

export type InjectedWindow = { planted?: string[] };

/** Ends an attribute, a text, a script and a comment, and then runs in four ways; each notes where it was planted. */
export const createXssPayload = (place: string) => {
  const effect = `(window.planted??=[]).push(\`${place}\`)`;
  return `"'></script></title></textarea>--><script>${effect}</script><img src=/nope onerror="${effect}"><svg onload="${effect}"></svg>${'${'}${effect}}`;
};

/** Waits until whatever could run has run: the page's own scripts, and pictures have come or failed. */
export async function expectNoInjectedScripts(page: Page) {
  if (await page.locator('script[data-entry]').count()) await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as InjectedWindow).planted ?? [])).toEqual([]);
}

/** Sends a form as the browser itself does, from a page of ours, and waits for the page that answers. */
export async function submitNatively(
  page: Page,
  path: string,
  entries: readonly (readonly [string, string])[],
) {
  await page.goto('/robots.txt');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  const loaded = page.waitForEvent('load');
  await page.evaluate(
    ({ to, fields }) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = to;
      form.enctype = 'multipart/form-data';
      for (const [name, value] of fields) {
        const input = document.createElement('textarea');
        input.name = name;
        input.value = value;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    { to: path, fields: entries },
  );
  const response = await answered;
  await loaded;
  return response.status();
}

/** What a form sends beside its fields, and what it never sends. */
export const otherFieldNames = [
  submissionIdField,
  'termsVersion',
  fillingTimeField,
  honeypotField,
  'madeUp',
];
