import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe looks for: WCAG 2.2 AA and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * WCAG 2.2 AA and axe's best practices, as a list that is empty when all is well. Frames of the page's own origin are looked
 * into, too, and there are no others.
 *
 * What changes by a transition is judged once it has: the shortest still begins with the colours of before, until the next frame.
 *
 * Not by `@axe-core/playwright`: that brings the half megabyte of axe to the page twice for each look, and each look's
 * passes back, which took two thirds of the time.
 *
 * @param part a CSS selector, where only a part of the page is looked at
 */
export async function findAccessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  await Promise.all(page.frames().map(injectAxe));
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // Settled: one that is called off rejects.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  const violations = await page.evaluate(
    async ([part, tags]) => {
      const { violations } = await window.axe.run(part, {
        runOnly: { type: 'tag', values: tags },
        // What passes is looked at as before, but not described.
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    [part, tags] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' ')}`);
}

/** Once a document is enough. */
async function injectAxe(frame: Frame) {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
