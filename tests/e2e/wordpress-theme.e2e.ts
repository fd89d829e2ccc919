import { hasRealWordPress, wordpressStartTimeoutMs } from '#blog/testing/real-wordpress.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { expect } from '../helpers/test.ts';
import { test } from '../helpers/wordpress-test.ts';

test.skip(!hasRealWordPress, 'set WORDPRESS_TEST_URL to one with the theme test data');

const timeoutMs = 60_000;
test.describe.configure({ timeout: wordpressStartTimeoutMs });

/** The posts of the theme test data that differ from each other; the others of its 50 posts are like one of these. */
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
  test(`WordPress's theme test data, ${group}: no element is outside the window, and there is no accessibility violation`, async ({
    page,
    request,
  }) => {
    for (const slug of slugs) {
      // On a busy machine WordPress may take longer than the site's timeout, so we try again.
      await expect
        .poll(async () => (await request.get(`/blog/${slug}`)).status(), { timeout: timeoutMs })
        .toBe(200);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        if (width === 1440) {
          const response = await page.goto(`/blog/${slug}`, { waitUntil: 'domcontentloaded' });
          expect(response?.status(), slug).toBe(200);
        }
        const outside = await page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((element) => !element.closest('.table-scroll > *'))
            .filter((element) => {
              const { left, right, width } = element.getBoundingClientRect();
              return width > 0 && (left < -1 || right > innerWidth + 1);
            })
            .map((element) => element.outerHTML.slice(0, 200)),
        );
        expect(outside, `${slug} at ${width} px`).toEqual([]);
      }
      expect(await findAccessibilityViolations(page, 'main'), slug).toEqual([]);
    }
  });
}
