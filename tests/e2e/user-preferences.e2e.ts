import type { Page } from '@playwright/test';
import {
  errorSummary,
  fillInForm,
  formPath,
  newEmail,
  skipSendingTime,
  submitButton,
} from '../helpers/application-form.ts';
import { allPages, sampledViews } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';
import { widenSpacing } from '../helpers/widen-spacing.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

const results = '/global-programs?age=22&english=basic&length=12-months';
const post = '/blog/motivation-letter';

test.describe('with the system’s colours (forced colours)', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

  test('each control is visible, and the current link and the focus are marked', async ({
    page,
  }) => {
    for (const path of ['/', formPath, results, post]) {
      await page.goto(path);
      await waitForHydration(page);
      if (path === formPath) {
        await submitButton(page).click();
        await expect(errorSummary(page)).toBeFocused();
      }
      expect(await findInvisibleControls(page), path).toEqual([]);
      const current = page.locator('body > header [aria-current]').first();
      await expect(current, path).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus'), path).toHaveCSS('outline-width', '3px');
    }
  });
});

test.describe('with dark colours of the system', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });

  test('the logo has the ground that its letters need', async ({ page }) => {
    await page.goto('/destinations/germany');
    const logo = page.getByRole('banner').getByRole('img', { name: 'Opar International' }).first();
    await expect(logo).toBeVisible();
    await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.goto('/embed/map');
    await expect(page.locator('img[data-tone=dark]')).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
  });

  test('the words that were searched for are visible in the results', async ({ page }) => {
    await page.goto('/global-programs?q=germany');
    const mark = page.getByRole('main').locator('mark').first();
    const { color, background } = await mark.evaluate((element) => {
      const style = getComputedStyle(element);
      return { color: style.color, background: style.backgroundColor };
    });
    expect(background).not.toMatch(/^rgba/);
    expect(background).not.toBe(color);
  });
});

test('with wider spacing no text is cut off or outside a wide window (WCAG 1.4.12)', async ({
  page,
}) => {
  for (const path of ['/global-programs/pathway-program', '/destinations/bahrain']) {
    await page.goto(path);
    await widenSpacing(page);
    expect.soft(await findCutTexts(page), path).toEqual([]);
  }
});

test('with twice the font size no text is cut off or outside the window (WCAG 1.4.4)', async ({
  site,
  playwright,
  launchOptions,
}) => {
  test.slow();
  // Media queries in `em` use the browser's setting as well, which can't be changed after the start.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: 'reduce' });
  const pages = sampledViews.filter((view) => allPages.includes(view));
  // A longer sentence is cut when it is folded, and whole when it is unfolded.
  const answer = '/global-programs?age=22&studies=year-2';
  for (const path of [...pages, results, answer, `/bn${answer}`, '/global-programs?q=germany']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [1440, 780, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // The layout for the new width is done with the next frame.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect.soft(await findCutTexts(page), `${path}, ${width} px`).toEqual([]);
    }
  }
  await browser.close();
});

test('in print nothing is fixed, and the text is visible', async ({ page }) => {
  // The size of an A4 page.
  await page.setViewportSize({ width: 794, height: 1123 });
  const expectPrintable = async (...texts: string[]) => {
    await page.emulateMedia({ media: 'print' });
    for (const text of texts)
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map((element) => element.outerHTML.slice(0, 90)),
    );
    expect(fixed, page.url()).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  };
  await page.goto('/global-programs/virtual-internship');
  await expectPrintable('Virtual Internship', 'Eight benefits', 'Who can apply');
  await page.goto('/destinations/germany');
  await expectPrintable('Once you are accepted', 'Passport');
  await page.goto(post);
  await expectPrintable(
    'A motivation letter that sounds like you',
    'Your transcript says what you studied.',
  );
  await page.goto(formPath);
  await waitForHydration(page);
  await fillInForm(page, newEmail());
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused();
  await expectPrintable('Your application is with us', 'Your reference', 'What happens next');
});

/** Finds visible controls that have no border, outline or underline (on themselves or their label) and no icon. */
function findInvisibleControls(page: Page) {
  return page.evaluate(() => {
    const isDrawn = (element: Element | null, part?: string) => {
      if (!element) return false;
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return false;
      const hasBorder = Number.parseFloat(style.borderBottomWidth) > 0;
      // The wave below a select of the eligibility finder is a masked background.
      if (style.maskImage !== 'none' && style.forcedColorAdjust === 'none') return true;
      const hasVisibleBorder = hasBorder && !/^rgba\(.*, 0\)$/.test(style.borderBottomColor);
      return (
        hasVisibleBorder || style.outlineStyle !== 'none' || style.textDecorationLine !== 'none'
      );
    };
    const controls = 'main :is(button, input:not([type=hidden]), select, textarea)';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('.visually-hidden'))
      .filter((control) => {
        const isNative = control.matches('[type=checkbox], [type=radio]');
        const related = [control.closest('label'), control.parentElement, ...control.children];
        const parts = [undefined, '::before', '::after'];
        return !(
          (isNative && getComputedStyle(control).appearance !== 'none') ||
          control.querySelector('svg') ||
          parts.some((part) => isDrawn(control, part)) ||
          related.some((element) => parts.some((part) => isDrawn(element, part)))
        );
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

/**
 * Finds texts that are outside the window or cut off by an ancestor that doesn't scroll. Also reports a page wider than the
 * window.
 */
function findCutTexts(page: Page) {
  return page.evaluate(() => {
    const cutTexts: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) cutTexts.push(`the page is ${scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.nodeValue?.trim();
      if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest('.visually-hidden, [aria-hidden=true], svg, select')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width < 1) continue;
      let box: Element | null = parent;
      let isCut = left < -1 || right > innerWidth + 1;
      for (; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const bounds = box.getBoundingClientRect();
        // Exempt: scrollers, elements of 1 px for screen readers, and teasers with a line clamp.
        const isExempt = bounds.width < 2 || style.webkitLineClamp !== 'none';
        if (isExempt || /auto|scroll/.test(style.overflowX)) {
          isCut = false;
          break;
        }
        if (/hidden|clip/.test(style.overflowX)) isCut ||= right > bounds.right + 3;
        if (/hidden|clip/.test(style.overflowY))
          isCut ||= bottom > bounds.bottom + 3 || top < bounds.top - 3;
      }
      if (isCut) cutTexts.push(words.slice(0, 60));
    }
    return cutTexts;
  });
}
