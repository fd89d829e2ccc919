import { prerenderedPaths } from '../app/prerendered-paths.ts';
import { accessibilityViolations } from './accessibility-violations.ts';
import { expect, test } from './test.ts';

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const renderedPerRequest = ['/apply/virtual-internship', '/blog', '/contact', '/nope'];

/** One page of every kind of screen, and the plain ones. */
const pages = [...prerenderedPaths, ...renderedPerRequest];

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(device, () => {
    test.use({ viewport, reducedMotion: 'reduce', allowedErrors: [/404/] });

    for (const path of pages) {
      test(`${path} has no accessibility violation, no sideways scroll, no small target`, async ({
        page,
      }) => {
        await page.goto(path);
        expect(await accessibilityViolations(page)).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
        expect(await smallTargets(page), 'targets below 44 px').toEqual([]);
      });
    }
  });
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/destinations/germany',
    '/apply/virtual-internship',
    '/blog',
    '/about',
  ]) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(320);
  }
});

/** Visible controls less than 44 px high or wide; links within a sentence are exempt (WCAG 2.5.8). */
function smallTargets(page: import('@playwright/test').Page) {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (control.closest('p, .visually-hidden') || control.matches('[href="#main"]')) return [];
      // A checkbox is as large as its label, and a link that is stretched over its card as large as that.
      const after = getComputedStyle(control, '::after');
      const stretched =
        after.content !== 'none' && after.position === 'absolute' && after.top === '0px';
      const target =
        (control.matches('[type=checkbox], [type=radio]') && control.closest('label')) ||
        (stretched && control.offsetParent) ||
        control;
      const { width, height } = target.getBoundingClientRect();
      const small = width > 0 && (height < 43.5 || width < 43.5);
      return small ? [`${control.outerHTML.slice(0, 90)} ${width}×${height}`] : [];
    });
  });
}
