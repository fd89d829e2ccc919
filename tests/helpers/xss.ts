import { expect, type Page } from '@playwright/test';
import { fillingTimeField, honeypotField } from '#domain/submissions/spam-check.ts';
import { submissionIdField } from '#domain/submissions/submission-id.ts';
import { waitForHydration } from './wait-for-hydration.ts';

export type InjectedWindow = { planted?: string[] };

/**
 * A text that closes an attribute, a text, a script and a comment, and then runs a script in four ways. Each adds `place` to
 * `window.planted`.
 */
export const createXssPayload = (place: string) => {
  const effect = `(window.planted??=[]).push(\`${place}\`)`;
  return `"'></script></title></textarea>--><script>${effect}</script><img src=/nope onerror="${effect}"><svg onload="${effect}"></svg>${'${'}${effect}}`;
};

/** Waits until the page is hydrated and its images are loaded or failed, and then expects that no planted script has run. */
export async function expectNoInjectedScripts(page: Page) {
  if (await page.locator('script[data-entry]').count()) await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as InjectedWindow).planted ?? [])).toEqual([]);
}

/**
 * Sends a form without scripts, from a page of the site, and waits for the next page.
 *
 * @returns the status of the response
 */
export async function submitNatively(
  page: Page,
  path: string,
  entries: readonly (readonly [string, string])[],
) {
  await page.goto('/robots.txt');
  const responded = page.waitForResponse((response) => response.request().method() === 'POST');
  const loaded = page.waitForEvent('load');
  await page.evaluate(
    ({ path, entries }) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = path;
      form.enctype = 'multipart/form-data';
      for (const [name, value] of entries) {
        const input = document.createElement('textarea');
        input.name = name;
        input.value = value;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    { path, entries },
  );
  const response = await responded;
  await loaded;
  return response.status();
}

/** Names of a form's hidden fields, and a name that no form has. */
export const otherFieldNames = [
  submissionIdField,
  'termsVersion',
  fillingTimeField,
  honeypotField,
  'madeUp',
];
