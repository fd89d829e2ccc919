import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

// Motion is reduced, because Chromium cancels a tap if a scroller moves the link away from under the finger.
test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

/** CSS properties of a link that change on hover. */
const hoverProperties = ['background', 'border-color', 'color', 'text-decoration', 'transform'];

for (const [path, selector] of [
  ['/', 'main a[href^="/apply"]'],
  ['/', 'main a[href="/global-programs/virtual-internship"]'],
  ['/', 'footer a[href="/services"]'],
  ['/destinations/germany', 'nav[aria-label="Breadcrumb"] a'],
  ['/blog', 'main article a'],
] as const) {
  test(`${path}: ${selector} has no hover style while it is tapped`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await target.evaluate((element, properties) => {
      const readStyles = () => {
        // Reading a style starts its transitions, which we then finish.
        getComputedStyle(element).color;
        for (const animation of document.getAnimations()) animation.finish();
        return [element, ...element.querySelectorAll('*')].map((part) => {
          const style = getComputedStyle(part);
          return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        });
      };
      const styles = new Promise((resolve) => {
        element.addEventListener('pointerdown', () => {
          const before = readStyles();
          // `click` is the last event of a tap, while the link still matches :hover. Chromium removes that state from some
          // links later.
          element.addEventListener('click', (event) => {
            event.preventDefault();
            resolve({ before, isHovered: element.matches(':hover'), tapped: readStyles() });
          });
        });
      });
      Object.assign(window, { styles });
    }, hoverProperties);
    await target.tap();
    const { before, isHovered, tapped } = await page.evaluate(
      (): Promise<Record<string, unknown>> => Reflect.get(window, 'styles'),
    );
    expect(isHovered).toBe(true);
    expect(tapped).toEqual(before);
  });
}
