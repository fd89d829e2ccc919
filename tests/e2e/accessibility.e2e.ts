import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { allViews } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const viewports = {
  'a narrow phone': { width: 320, height: 640 },
  'a phone': { width: 390, height: 844 },
  'the desktop': { width: 1440, height: 900 },
};
/** Visited one after the other in one context, which has the styles, the scripts and the pictures that pages share. */
const pagesATest = 8;
const rounds = Array.from({ length: Math.ceil(allViews.length / pagesATest) }, (_, round) =>
  allViews.slice(round * pagesATest, (round + 1) * pagesATest),
);

test.describe('every page', () => {
  test.use({ reducedMotion: 'reduce', allowedErrors: [/404/] });

  for (const round of rounds) {
    test(`no accessibility violation, no sideways scroll, no small target at any width, nothing that moves: ${round.join(', ')}`, async ({
      page,
    }) => {
      for (const path of round) {
        await page.setViewportSize(viewports['a phone']);
        await page.goto(path);
        // Of those that open one at a time, the last is open then.
        await page.locator('main details').evaluateAll((all) => {
          for (const details of all) (details as HTMLDetailsElement).open = true;
        });
        // One visit for all: a visit takes as long as a look. One page's faults don't hide another's.
        for (const [device, viewport] of Object.entries(viewports)) {
          await page.setViewportSize(viewport);
          const where = `${path} on ${device}`;
          expect.soft(await findAccessibilityViolations(page), where).toEqual([]);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(width, where).toBeLessThanOrEqual(viewport.width);
          expect.soft(await smallTargets(page), `${where}: targets below 44 px`).toEqual([]);
        }
        expect.soft(await movingParts(page), `${path}: moves all the same`).toEqual([]);
      }
    });
  }
});

for (const [device, viewport] of Object.entries(viewports)) {
  test(`the open menus have no accessibility violation on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    await waitForHydration(page);
    if (viewport.width < 1000) await page.getByRole('button', { name: 'Menu' }).click();
    for (const menu of ['Global Programs', 'Destinations', 'National Programs']) {
      const summary = page
        .getByRole('navigation', { name: 'Main' })
        .locator('summary', { hasText: menu });
      await summary.click();
      await expect(summary.locator('..')).toHaveAttribute('open', '');
      expect(await findAccessibilityViolations(page), menu).toEqual([]);
    }
  });
}

test.describe('with a reader’s own styles', () => {
  // The page's policy lets no other style into it; a reader's browser does.
  test.use({ bypassCSP: true, allowedErrors: [/404/] });

  test('with wider letters, words and lines no text is cut at 320 px (WCAG 1.4.12)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of allViews) {
      await page.goto(path);
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }`,
      });
      const cut = await page.evaluate(() => {
        const scrolls = (element: Element | null): boolean =>
          element !== null &&
          (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
            scrolls(element.parentElement));
        return [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, dt, dd, label)')]
          .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
          .filter((element) => !scrolls(element.parentElement))
          .filter((element) => {
            const words = document.createRange();
            words.selectNodeContents(element);
            const { left, right } = words.getBoundingClientRect();
            return left < -1 || right > innerWidth + 1;
          })
          .map((element) => element.textContent);
      });
      expect.soft(cut, path).toEqual([]);
    }
  });
});

/** Visible controls less than 44 px high or wide; links within a sentence are exempt (WCAG 2.5.8). */
function smallTargets(page: import('@playwright/test').Page) {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const siblings = [...(control.parentElement?.childNodes ?? [])];
      const isInSentence =
        control.closest('p') ||
        (control.closest('li') &&
          siblings.some((node) => node instanceof Text && /\w/.test(node.data)));
      if (isInSentence || control.closest('.visually-hidden, [href="#main"]')) return [];
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

/** What is animated for longer than a blink. */
function movingParts(page: import('@playwright/test').Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 20)
      .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 90)),
  );
}
