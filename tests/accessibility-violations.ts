import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * WCAG 2.2 AA and axe's best practices, as a list that is empty when all is well.
 *
 * @param part a CSS selector, where only a part of the page is looked at
 */
export async function accessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  // Legacy mode opens no page of its own for the results, which takes as long as the search itself. It leaves out frames of
  // other origins only, and there are none.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
