import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and axe's best practices, as a list that is empty when all is well. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Legacy mode opens no page of its own for the results, which takes as long as the search itself. It leaves out frames of
  // other origins only, and there are none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
