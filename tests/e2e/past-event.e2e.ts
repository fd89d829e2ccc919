import { join } from 'node:path';
import { events } from '#content/events.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/** The site's clock is a year ahead, so its events are in the past. */
test.use({
  siteSettings: {
    NODE_OPTIONS: `--import ${join(import.meta.dirname, '../helpers/next-year.ts')}`,
  },
});

const seminar = events.en.events[0]?.title;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a past event says so and has no calendar file', async ({ page }) => {
      await page.goto('/events');
      if (javaScriptEnabled) await waitForHydration(page);
      const article = page.getByRole('article', { name: seminar });
      await expect(article.getByText('Past event')).toBeVisible();
      await expect(article.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(0);
      await expect(article.getByRole('link', { name: /^Learn More/ })).toBeVisible();
      await expect(page.locator('main ol li', { hasText: seminar })).toContainText('Past event');
    });

    test('the blog names no past event', async ({ page }) => {
      await page.goto('/blog');
      const strip = page.getByRole('region', { name: 'Next events' });
      await expect(strip.getByText('No event is planned at the moment.')).toBeVisible();
      await expect(strip.getByRole('listitem')).toHaveCount(0);
      await expect(strip.getByRole('link', { name: 'All events' })).toBeVisible();
    });
  });
}
