import type { Page } from '@playwright/test';
import {
  findAccessibilityViolations,
  waitForTransitions,
} from '../helpers/accessibility-violations.ts';
import { groupPaths } from '../helpers/group-paths.ts';
import { sampledViews } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';
import { widenSpacing } from '../helpers/widen-spacing.ts';

/**
 * The narrowest window is the last one, because wider spacing is tried in it. axe doesn't run there again: it reads the document
 * and its colours, which are those of the other phone; only the layout is narrower, and the geometry is measured at each width.
 */
const viewports = {
  'a phone': { width: 390, height: 844 },
  'the desktop': { width: 1440, height: 900 },
  'a narrow phone': { width: 320, height: 640 },
};

test.describe('every kind of page', () => {
  test.use({ reducedMotion: 'reduce', allowedErrors: [/404/] });

  for (const group of groupPaths(sampledViews)) {
    test(`no accessibility violation, no horizontal scroll, no content that scrolls up and down in its box, no cell outside its table and no target below 44 px at any width, no animation with reduced motion, and no text cut off with wider spacing: ${group.join(', ')}`, async ({
      page,
    }) => {
      for (const path of group) {
        await page.setViewportSize(viewports['a phone']);
        await page.goto(path);
        // Of an accordion that opens one item at a time, this leaves the last one open.
        await page.locator('main details').evaluateAll((elements) => {
          for (const details of elements) (details as HTMLDetailsElement).open = true;
        });
        // One visit is enough for all widths, because a visit takes as long as a check. Soft assertions report the failures of
        // all pages.
        for (const [device, viewport] of Object.entries(viewports)) {
          await page.setViewportSize(viewport);
          await waitForTransitions(page);
          const where = `${path} on ${device}`;
          if (device !== 'a narrow phone') {
            expect.soft(await findAccessibilityViolations(page), where).toEqual([]);
          }
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(width, where).toBeLessThanOrEqual(viewport.width);
          expect.soft(await findSmallTargets(page), `${where}: targets below 44 px`).toEqual([]);
          expect.soft(await findWideCells(page), `${where}: cells of tables`).toEqual([]);
          expect.soft(await findScrollingBoxes(page), `${where}: boxes that scroll`).toEqual([]);
        }
        expect.soft(await findAnimations(page), `${path}: animations`).toEqual([]);
        await widenSpacing(page);
        const outsideTexts = await findTextsOutsideWindow(page);
        expect.soft(outsideTexts, `${path} on a narrow phone with wider spacing`).toEqual([]);
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

/** Finds visible controls that are less than 44 px high or wide. Links in a sentence are exempt (WCAG 2.5.8). */
function findSmallTargets(page: Page) {
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
      // The target of a checkbox is its label; the target of a link that is stretched over its card is the card.
      const after = getComputedStyle(control, '::after');
      const isStretched =
        after.content !== 'none' && after.position === 'absolute' && after.top === '0px';
      const target =
        (control.matches('[type=checkbox], [type=radio]') && control.closest('label')) ||
        (isStretched && control.offsetParent) ||
        control;
      const { width, height } = target.getBoundingClientRect();
      const isSmall = width > 0 && (height < 43.5 || width < 43.5);
      return isSmall ? [`${control.outerHTML.slice(0, 90)} ${width}×${height}`] : [];
    });
  });
}

/** Finds cells of tables, and links in them, that aren't visible or reach beyond the right edge of their table. */
function findWideCells(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main tbody :is(th, td, td a)')]
      .filter((cell) => {
        const edge = cell.closest('table')?.getBoundingClientRect().right ?? 0;
        const isHidden = cell.textContent !== '' && !cell.checkVisibility();
        return isHidden || cell.getBoundingClientRect().right > edge + 1;
      })
      .map((cell) => cell.outerHTML.slice(0, 90)),
  );
}

/** Finds boxes that are lower than their content, which therefore scrolls up and down in the page. */
function findScrollingBoxes(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *:not(textarea, select, option)')]
      .filter(
        (box) =>
          box.scrollHeight > box.clientHeight + 1 &&
          /auto|scroll/.test(getComputedStyle(box).overflowY) &&
          box.checkVisibility(),
      )
      .map((box) => `${box.outerHTML.slice(0, 90)} ${box.scrollHeight}, not ${box.clientHeight}`),
  );
}

/** Finds the elements with animations longer than 20 ms. */
function findAnimations(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 20)
      .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 90)),
  );
}

/** Finds texts that are outside the window, except in elements that scroll. */
function findTextsOutsideWindow(page: Page) {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, dt, dd, label)')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => !scrolls(element.parentElement))
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      })
      .map((element) => element.textContent);
  });
}
