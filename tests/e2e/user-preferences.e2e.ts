import type { Page } from '@playwright/test';
import {
  errorSummary,
  fillInForm,
  formPath,
  newEmail,
  submitButton,
} from '../helpers/application-form.ts';
import { allPages } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const answer = '/global-programs?age=22&english=basic&length=12-months&compare=germany-internship';
const comparison = `/global-programs?${['germany-internship', 'usa-teacher', 'study-abroad'].map((id) => `compare=${id}`).join('&')}&view=compare`;
const plan = '/global-programs?age=22&length=12-months&plan=germany-internship';
const post = '/blog/motivation-letter';

test.describe('with colours that the visitor’s system chooses', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

  test('each control is drawn, the current one and the focus are marked', async ({ page }) => {
    for (const path of ['/', formPath, answer, post]) {
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

test('with letters of twice the size no text is cut or beyond the window (WCAG 1.4.4)', async ({
  site,
  playwright,
  launchOptions,
}) => {
  test.slow();
  // The setting of a browser, by which widths in `em` are measured, too; a page can't be given it afterwards.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: 'reduce' });
  for (const path of [...allPages, answer, comparison, plan, '/global-programs?q=germany']) {
    await page.goto(path);
    for (const width of [1440, 780, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      // A window's new width is drawn with the frame after it.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect.soft(await findCutTexts(page), `${path}, ${width} px`).toEqual([]);
    }
  }
  await browser.close();
});

test('on paper nothing is fixed, and the text is there', async ({ page }) => {
  // A sheet of A4: what a window has room for beside the text is not for paper.
  await page.setViewportSize({ width: 794, height: 1123 });
  const onPaper = async (...texts: string[]) => {
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
  await onPaper('Virtual Internship', 'Eight benefits', 'Who can apply');
  await page.goto(plan);
  await onPaper('Before you apply', 'Passport');
  await page.goto(post);
  await onPaper(
    'A motivation letter that sounds like you',
    'Your transcript says what you studied.',
  );
  await page.goto(formPath);
  await waitForHydration(page);
  await fillInForm(page, newEmail());
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused();
  await onPaper('Your application is with us', 'Your reference', 'What happens next');
});

/** Visible controls without a line around or under them, in themselves or their label, and without an icon. */
function findInvisibleControls(page: Page) {
  return page.evaluate(() => {
    const isDrawn = (element: Element | null, part?: string) => {
      if (!element) return false;
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return false;
      const border = Number.parseFloat(style.borderBottomWidth) > 0;
      // The wave below a blank of "Can I go?" is a ground that is cut out.
      if (style.maskImage !== 'none' && style.forcedColorAdjust === 'none') return true;
      const isSeen = border && !/^rgba\(.*, 0\)$/.test(style.borderBottomColor);
      return isSeen || style.outlineStyle !== 'none' || style.textDecorationLine !== 'none';
    };
    const controls = 'main :is(button, input:not([type=hidden]), select, textarea)';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('.visually-hidden'))
      .filter((control) => {
        const native = control.matches('[type=checkbox], [type=radio]');
        const beside = [control.closest('label'), control.parentElement, ...control.children];
        const parts = [undefined, '::before', '::after'];
        return !(
          (native && getComputedStyle(control).appearance !== 'none') ||
          control.querySelector('svg') ||
          parts.some((part) => isDrawn(control, part)) ||
          beside.some((element) => parts.some((part) => isDrawn(element, part)))
        );
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

/** Texts beyond the window, or cut by a box around them that doesn't scroll; and whether the page scrolls sideways. */
function findCutTexts(page: Page) {
  return page.evaluate(() => {
    const lost: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) lost.push(`the page is ${scrollWidth} px wide`);
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
      let isLost = left < -1 || right > innerWidth + 1;
      for (; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const around = box.getBoundingClientRect();
        // What scrolls is reached; what is 1 px large is for screen readers; a teaser's end is meant to be cut.
        const isMeant = around.width < 2 || style.webkitLineClamp !== 'none';
        if (isMeant || /auto|scroll/.test(style.overflowX)) {
          isLost = false;
          break;
        }
        if (/hidden|clip/.test(style.overflowX)) isLost ||= right > around.right + 3;
        if (/hidden|clip/.test(style.overflowY))
          isLost ||= bottom > around.bottom + 3 || top < around.top - 3;
      }
      if (isLost) lost.push(words.slice(0, 60));
    }
    return lost;
  });
}
