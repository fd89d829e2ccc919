import { hasRealWordPress, wordpressStartTimeoutMs } from '#blog/testing/real-wordpress.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { expect } from '../helpers/test.ts';
import { test } from '../helpers/wordpress-test.ts';

test.skip(!hasRealWordPress, 'set WORDPRESS_TEST_URL to one with the theme test data');

/** In milliseconds. */
const timeoutMs = 60_000;
test.describe.configure({ timeout: wordpressStartTimeoutMs });

/** Of the theme test data's 50 posts, those that have something of their own; the others are like one of these. */
const postGroups = {
  blocks: [
    'block-cover',
    'block-gallery',
    'block-button',
    'column-blocks',
    'block-quotes',
    'blocks-embeds',
    'blocks-widgets',
    'blocks-layout-elements',
    'blocks-formatting',
  ],
  'markup and edge cases': [
    'markup-html-tags-and-formatting',
    'markup-image-alignment',
    'post-format-image',
    'title-should-not-overflow-the-content-area',
    'edge-case-no-title',
    'edge-case-no-content',
    'edge-case-many-categories',
    'edge-case-nested-and-mixed-lists',
  ],
};

for (const [group, slugs] of Object.entries(postGroups)) {
  test(`WordPress's theme test data, ${group}: nothing is beyond the window, and all can be read by all`, async ({
    page,
    request,
  }) => {
    for (const slug of slugs) {
      // A WordPress on a busy machine may take longer than the site waits for it; it answers in the end.
      await expect
        .poll(async () => (await request.get(`/blog/${slug}`)).status(), { timeout: timeoutMs })
        .toBe(200);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        if (width === 1440) {
          const answer = await page.goto(`/blog/${slug}`, { waitUntil: 'domcontentloaded' });
          expect(answer?.status(), slug).toBe(200);
        }
        const beyond = await page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((element) => !element.closest('.table-scroll > *'))
            .filter((element) => {
              const { left, right, width } = element.getBoundingClientRect();
              return width > 0 && (left < -1 || right > innerWidth + 1);
            })
            .map((element) => element.outerHTML.slice(0, 200)),
        );
        expect(beyond, `${slug} at ${width} px`).toEqual([]);
      }
      expect(await findAccessibilityViolations(page, 'main'), slug).toEqual([]);
    }
  });
}
