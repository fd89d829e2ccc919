import type { Page } from '@playwright/test';
import { isPagePath, localisePath } from '#content/language.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { groupPaths } from '../helpers/group-paths.ts';
import { latinWords } from '../helpers/latin-words.ts';
import { posts } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { routes } from '../specification/routes.ts';

/** Reads the texts of the page, and of attributes that are read aloud. A text in an element of another language is left out. */
function readTexts(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest('[lang=en], script, style, template, code, kbd')) continue;
    if (node instanceof Text) texts.push(node.data);
    else if (node instanceof Element) {
      for (const name of ['alt', 'aria-label', 'placeholder', 'title']) {
        texts.push(node.getAttribute(name) ?? '');
      }
    }
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

const removeLatinWords = (text: string) =>
  latinWords.reduce((rest, word) => rest.replaceAll(word, ''), text);

/** Finds the widths of a window at which the name of a country, its page's first heading, breaks within a word. */
async function findWidthsWithBrokenName(page: Page): Promise<number[]> {
  const brokenAt: number[] = [];
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { lines, words } = await page.getByRole('heading', { level: 1 }).evaluate((name) => ({
      lines: name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight),
      words: name.textContent.split(' ').length,
    }));
    if (Math.round(lines) > words) brokenAt.push(width);
  }
  return brokenAt;
}

const bengaliPaths = [...routes, ...posts.slice(0, 2)].map((path) => localisePath(path, 'bn'));

for (const group of groupPaths(bengaliPaths)) {
  test(`in Bengali, leading on to Bengali pages, accessible, no wider than a phone, and with no broken name of a country: ${group.join(', ')}`, async ({
    page,
  }) => {
    for (const path of group) {
      await page.setViewportSize({ width: 320, height: 640 });
      const check = expect.configure({ soft: true, message: path });
      const response = await page.goto(path);
      check(response?.status()).toBe(200);
      await check(page.locator('html')).toHaveAttribute('lang', 'bn');

      const texts = await page.evaluate(readTexts);
      check(texts.length).toBeGreaterThan(50);
      check(texts.filter((text) => /[a-z]/i.test(removeLatinWords(text)))).toEqual([]);
      // Phone numbers and references keep Latin digits, because visitors dial and copy them. They begin with a plus or a
      // letter.
      check(
        texts.filter((text) => /\d/.test(removeLatinWords(text).replace(/\+[\d ]+/, ''))),
      ).toEqual([]);

      const links = await page
        // The language switch leads to an English page.
        .locator('a[href^="/"]:not([data-language-switch])')
        .evaluateAll((all) =>
          all.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('hreflang')]),
        );
      check(links.length).toBeGreaterThan(20);
      const wrongLinks = links.filter(([href, hrefLang]) => {
        const isBengali = href?.startsWith('/bn/') || href === '/bn';
        return isBengali !== isPagePath(href ?? '') || (isBengali && hrefLang !== null);
      });
      check(wrongLinks).toEqual([]);

      check(await findAccessibilityViolations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      check(width).toBeLessThanOrEqual(320);
      if (path.startsWith('/bn/destinations/')) {
        check(await findWidthsWithBrokenName(page)).toEqual([]);
      }
    }
  });
}

test('search engines and English pages lead to it', async ({ page, request }) => {
  await page.goto('/bn/services');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/bn/services');
  await page.goto('/services');
  await expect(page.locator('link[hreflang=bn]')).toHaveAttribute('href', /\/bn\/services$/);
  await expect(page.getByRole('banner').locator('a[href="/bn/services"]')).not.toHaveCount(0);
});

test.describe('an address without a Bengali page', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('answers 404 in Bengali', async ({ page }) => {
    for (const path of ['/bn/no-such-page', '/bn/destinations/atlantis']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('এই যা! পাতাটি পাওয়া যায়নি');
    }
  });
});
