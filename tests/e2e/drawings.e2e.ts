import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumSwitches } from '../helpers/chromium-switches.ts';
import { expect, test } from '../helpers/test.ts';

// Drawings keep away from words. What is behind words is flat or a gradient, so whatever else is drawn there has edges.

/** The least distance between words and what is drawn, in CSS pixels. */
const distance = 24;
/** The least sum of the differences in red, green and blue between neighbouring pixels of an edge. */
const edge = 24;

/** Pages whose hero has words on a drawing. */
const heroes = [
  '/services',
  '/destinations',
  '/global-programs/hotel-immersion',
  '/global-programs/international-internship',
  '/contact',
  '/404',
];

/**
 * Hides all words of the page.
 *
 * @returns the words of the section, line by line and button by button, with their boxes in it
 */
const hideWords = (section: Locator) =>
  section.evaluate((element) => {
    const origin = element.getBoundingClientRect();
    const lines = [...element.querySelectorAll('h1, h2, p, a')].flatMap((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      const boxes = word.matches('.actions a') ? word.getClientRects() : range.getClientRects();
      const text = word.textContent;
      return [...boxes].map(({ x, y, width, height }) => ({ text, x, y, width, height }));
    });
    for (const part of document.querySelectorAll<HTMLElement>(
      'header, header *, nav, li, h1, h2, p, a, [role=group]',
    )) {
      if (!part.contains(element)) part.style.visibility = 'hidden';
    }
    return lines.map((line) => ({ ...line, x: line.x - origin.x, y: line.y - origin.y }));
  });

/** Lists the words of a section that something is drawn near to. */
async function listCrowdedWords(section: Locator) {
  await section.scrollIntoViewIfNeeded();
  await section
    .locator('img')
    .last()
    .evaluate((image: HTMLImageElement) => image.decode());
  const lines = await hideWords(section);
  const { data, info } = await sharp(await section.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = info.width * 3;
  const differ = (one: number, other: number) =>
    [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((data[one + channel] ?? 0) - (data[other + channel] ?? 0)),
      0,
    ) > edge;
  const isCrowded = (line: (typeof lines)[number]) => {
    const right = Math.min(info.width - 1, line.x + line.width + distance);
    const bottom = Math.min(info.height - 1, line.y + line.height + distance);
    for (let y = Math.max(0, Math.ceil(line.y - distance)); y + 1 < bottom; y++) {
      for (let x = Math.max(0, Math.ceil(line.x - distance)); x + 1 < right; x++) {
        const pixel = y * row + x * 3;
        if (differ(pixel, pixel + 3) || differ(pixel, pixel + row)) return true;
      }
    }
    return false;
  };
  return lines.filter(isCrowded).map(({ text }) => text);
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: [/404/],
  launchOptions: {
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    // With little memory, Chromium leaves out parts of a screenshot.
    args: chromiumSwitches.filter((name) => !name.startsWith('--force-gpu-mem')),
  },
});

/** Sets the width of the window to each of those that are checked. One visit is enough, because a visit takes as long as a check. */
async function* eachWidth(page: Page) {
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 1180 });
    yield width;
  }
}

const closingScene = (page: Page) => page.locator('main section:has(> img[src*="/hero-"])');

test.describe('nothing is drawn near words', () => {
  for (const path of heroes.flatMap((hero) => [hero, `/bn${hero}`])) {
    test(`in the hero of ${path}`, async ({ page }) => {
      await page.goto(path);
      for await (const width of eachWidth(page)) {
        const hero = page.locator('main > *').first();
        expect(await listCrowdedWords(hero), `${width} px`).toEqual([]);
      }
    });
  }
  for (const path of ['/global-programs', '/bn/global-programs']) {
    test(`in the last scene of ${path}`, async ({ page }) => {
      await page.goto(path);
      for await (const width of eachWidth(page)) {
        expect(await listCrowdedWords(closingScene(page)), `${width} px`).toEqual([]);
      }
    });
  }
  for (const path of ['/', '/bn']) {
    test(`in the scenes of ${path}`, async ({ page }) => {
      await page.goto(path);
      const hero = page.locator('[data-slideshow]');
      const buttons = hero.locator('[data-action="show"]');
      await expect(buttons).toHaveCount(5);
      for await (const width of eachWidth(page)) {
        for (let scene = 0; scene < 5; scene += 1) {
          // The measurement hides the buttons.
          await buttons.nth(scene).dispatchEvent('click');
          const where = `scene ${scene + 1}, ${width} px`;
          expect(await listCrowdedWords(hero), where).toEqual([]);
        }
      }
      for await (const width of eachWidth(page)) {
        expect(await listCrowdedWords(closingScene(page)), `${width} px`).toEqual([]);
      }
    });
  }
});
