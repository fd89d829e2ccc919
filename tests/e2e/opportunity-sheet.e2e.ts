import { programmes } from '#content/programmes/programmes.ts';
import { parseFinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { createOpportunityPath } from '#domain/eligibility/opportunity.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { latinWords } from '../helpers/latin-words.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';
import { getText, readPassage } from '../specification/passage.ts';

const germany = '/global-programs?view=sheet&plan=germany-internship';

for (const prefix of ['', '/bn']) {
  test(`the offers with the longest texts are printed on one page of A4 at ${prefix}/global-programs`, async ({
    page,
    request,
  }) => {
    const paths = opportunities.map(({ id }) => `${prefix}/global-programs?view=sheet&plan=${id}`);
    const lengths = new Map<string, number>();
    for (const path of paths) {
      const passage = readPassage(await (await request.get(path)).text(), 'article');
      lengths.set(path, getText(passage).length);
    }
    const byLength = paths.toSorted(
      (first, second) => (lengths.get(second) ?? 0) - (lengths.get(first) ?? 0),
    );
    for (const path of byLength.slice(0, 8)) {
      await page.goto(path);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect.soft(pdf.match(/\/Type\s*\/Page\b(?!s)/g), path).toHaveLength(1);
    }
  });
}

test('the QR code is on paper only', async ({ page }) => {
  await page.goto(germany);
  const code = page.getByRole('article').getByRole('figure');
  await expect(code).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeHidden();
});

for (const width of [320, 390]) {
  test(`at ${width} px the tools are one row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, names] of [
      [germany, ['Send on WhatsApp', 'Print', 'বাংলা']],
      [`/bn${germany}`, ['WhatsApp-এ পাঠান', 'প্রিন্ট', 'English']],
    ] as const) {
      await page.goto(path);
      const main = page.getByRole('main');
      const boxes = await Promise.all(
        names.map((name, index) =>
          main.getByRole(index === 1 ? 'button' : 'link', { name, exact: true }).boundingBox(),
        ),
      );
      const centres = boxes.map((box) => box && Math.round(box.y + box.height / 2));
      expect(new Set(centres).size, path).toBe(1);
      const last = boxes.at(-1);
      expect(last && last.x + last.width, path).toBeLessThanOrEqual(width);
      for (const box of boxes) {
        expect(box?.width, path).toBeGreaterThanOrEqual(44);
        expect(box?.height, path).toBeGreaterThanOrEqual(44);
      }
    }
  });
}

test('at 320 px no text is cut off at the edge of the sheet, and no word of its title is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [germany, `/bn${germany}`, '/global-programs?view=sheet&plan=usa-teacher']) {
    await page.goto(path);
    const cutTexts = await page.getByRole('article').evaluate((sheet) => {
      const edge = sheet.getBoundingClientRect().right;
      return [...sheet.querySelectorAll('li, b, p, dt, dd')]
        .filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().right > edge;
        })
        .map(({ textContent }) => textContent);
    });
    expect.soft(cutTexts, path).toEqual([]);
    const { lines, words } = await page.getByRole('heading', { level: 1 }).evaluate((title) => ({
      lines: title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight),
      words: title.textContent.split(' ').length,
    }));
    expect.soft(Math.round(lines), path).toBeLessThanOrEqual(words);
  }
});

test('the country and the programme lead to the page, and the page to its twin', async ({
  page,
}) => {
  // An old code has a month of departure.
  await page.goto(`${germany}&leave=2028-09`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Germany, Internship');

  await page.goto('/destinations/germany');
  const links = page.getByRole('link', { name: 'One page for your family' });
  await expect(links).toHaveCount(2);
  await links.last().press('Enter');
  await expect(page).toHaveURL(germany);
  for (const { slug, name } of programmes) {
    await page.goto(`/global-programs/${slug}`);
    const link = page.getByRole('main').getByRole('link', { name: 'One page for your family' });
    // It is another offer in each country.
    await expect(link, name).toHaveCount(slug === 'international-internship' ? 0 : 1);
  }
  await page.goto('/global-programs/hotel-immersion');
  await page.getByRole('link', { name: 'One page for your family' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotel Immersion');

  await page.goto(`/bn${germany}`);
  await page.getByRole('main').getByRole('link', { name: 'English' }).press('Enter');
  await expect(page).toHaveURL(germany);
});

test('each offer in an answer leads to its placement or its programme by its title, whether the visitor can go or not', async ({
  page,
}) => {
  for (const prefix of ['', '/bn']) {
    const query = parseFinderQuery(
      new URLSearchParams('age=22&studies=year-2&english=basic&passport=2-years'),
    );
    await page.goto(`${prefix}/global-programs?${stringifyFinderQuery(query)}`);
    await waitForHydration(page);
    await expect(page.locator('.not-eligible li')).not.toHaveCount(0);
    const hrefs = await page
      .locator('main :is(.row div > a, h3 a)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const expected = opportunities.map(
      (opportunity) => prefix + createOpportunityPath(opportunity, stringifyFinderQuery(query)),
    );
    expect(hrefs.toSorted()).toEqual(expected.toSorted());

    const row = page.locator('.row div > a').first();
    const href = (await row.getAttribute('href')) ?? '';
    await row.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  }
});

test('in Bengali no English is left, and the page is accessible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const id of ['usa-j1-internship', 'virtual-internship', 'medical-internships']) {
    await page.goto(`/bn/global-programs?view=sheet&plan=${id}`);
    const article = page.getByRole('article');
    const texts = await article.locator('h1, h2, h3, p, dt, dd, li').allInnerTexts();
    const rest = texts.map((text) =>
      latinWords.reduce((text_, word) => text_.replaceAll(word, ''), text),
    );
    expect(rest.filter((text) => /[a-z]/i.test(text.replace('localhost', '')))).toEqual([]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  }
});

test('a link preview has its title and the picture of the country', async ({ page, site }) => {
  await page.goto(`/bn${germany}`);
  const read = (property: string) =>
    page.locator(`meta[property="og:${property}"]`).getAttribute('content');
  expect(await read('title')).toBe('জার্মানি, ইন্টার্নশিপ: পরিবারের জন্য এক পাতা');
  expect(await read('image')).toMatch(/\/share\/bn-destinations-germany-germany-internship\.png$/);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  const image = new URL((await read('image')) ?? '').pathname;
  expect((await page.request.get(site.url + image)).status()).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that needs a script', async ({ page }) => {
    await page.goto(germany);
    await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  });
});

test.describe('an unknown offer', () => {
  test.use({ allowedErrors: [/404/] });

  test('is a page that can’t be found', async ({ page }) => {
    const response = await page.goto('/global-programs?view=sheet&plan=mars');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
