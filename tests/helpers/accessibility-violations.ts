import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified axe. `axe.source` is the development version, which takes twice the time to inject. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The axe rule sets that are checked: WCAG 2.2 AA and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks a page against WCAG 2.2 AA and axe's best practices. The check includes the page's iframes, which all have the
 * page's own origin.
 *
 * It waits for CSS transitions to finish.
 *
 * We don't use `@axe-core/playwright`: it injects axe (half a megabyte) twice for each check and transfers the passing
 * results back, which took two thirds of the time.
 *
 * @param selector CSS selector of the part of the page to check
 * @returns one line for each violation, with its rule and its elements; an empty list if there is none
 */
export async function findAccessibilityViolations(
  page: Page,
  selector = 'html',
): Promise<string[]> {
  await Promise.all(page.frames().map(injectAxe));
  await waitForTransitions(page);
  const violations = await page.evaluate(
    async ([selector, tags]) => {
      const { violations } = await window.axe.run(selector, {
        runOnly: { type: 'tag', values: tags },
        // Rules that pass are still checked, but axe doesn't report their elements.
        resultTypes: ['violations'],
        // Our rules need no stylesheets. axe copies one that is still loading into a `style` element, which the policy refuses.
        preload: { assets: ['media'] },
      });
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    [selector, tags] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' ')}`);
}

/** Waits for CSS transitions to finish: even the shortest one shows the old colours and sizes until the next frame. */
export function waitForTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    // `finished` rejects when a transition is cancelled.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Adds axe to a document, unless it is there already. */
async function injectAxe(frame: Frame) {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axeSource);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
