import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

// A rail that still scrolls, or a page that is still taken over, moves the link away from under the finger: Chromium then lets go of it.
test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

/** What changes of a link under a pointer. */
const changing = ['background', 'border-color', 'color', 'text-decoration', 'transform'];

for (const [path, selector] of [
  ['/', 'main a[href^="/apply"]'],
  ['/', 'main a[href="/global-programs/virtual-internship"]'],
  ['/', 'footer a[href="/services"]'],
  ['/destinations/germany', 'nav[aria-label="Breadcrumb"] a'],
  ['/blog', 'main article a'],
] as const) {
  test(`${path}: ${selector} looks under a finger as before: nobody points at it`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForHydration(page);
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await target.evaluate((element, properties) => {
      const look = () => {
        // What changes over some time begins when its styles are asked for.
        getComputedStyle(element).color;
        for (const animation of document.getAnimations()) animation.finish();
        return [element, ...element.querySelectorAll('*')].map((each) => {
          const style = getComputedStyle(each);
          return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        });
      };
      const looks = new Promise((resolve) => {
        element.addEventListener('pointerdown', () => {
          const before = look();
          // The last that a tap brings, when the link is in that state. Chromium takes some of them out of it again.
          element.addEventListener('click', (event) => {
            event.preventDefault();
            resolve({ before, isHovered: element.matches(':hover'), tapped: look() });
          });
        });
      });
      Object.assign(window, { looks });
    }, changing);
    await target.tap();
    const { before, isHovered, tapped } = await page.evaluate(
      (): Promise<Record<string, unknown>> => Reflect.get(window, 'looks'),
    );
    expect(isHovered).toBe(true);
    expect(tapped).toEqual(before);
  });
}
