import type { Locator } from '@playwright/test';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/* These tests check that parts of pages neither overlap nor are cut off at certain widths. */

async function getBox(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the page`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const tolerance = 1;

test.describe('home', () => {
  test('820 px: the controls of the slideshow stand below its picture', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/');
    await waitForHydration(page);
    const picture = await getBox(page.locator('img[data-shown]'));
    const pause = await getBox(page.getByRole('group', { name: 'Background pictures' }));
    expect(pause.y).toBeGreaterThan(picture.bottom - tolerance);
  });

  for (const width of [1440, 1920]) {
    test(`${width} px: the boat and its oar are whole, and the controls stand beside it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1080 });
      await page.goto('/');
      await waitForHydration(page);
      const picture = page.locator('img[data-shown]');
      // The drawing covers its box. It is centred horizontally, and its lower edge is that of the box.
      const { x, y, bottom, height } = await getBox(picture);
      const scale = Math.max(width / 1600, height / 900);
      const hero = await getBox(page.locator('[data-slideshow]'));
      const controls = await getBox(page.getByRole('group', { name: 'Background pictures' }));
      const bow = x + width / 2 + (1355 - 800) * scale;
      const oar = bottom - (900 - 858) * scale;
      expect(y).toBeGreaterThanOrEqual(hero.y - tolerance);
      expect(controls.x).toBeGreaterThan(bow);
      expect(controls.right).toBeLessThan(width);
      expect(hero.bottom).toBeGreaterThan(oar);
    });
  }
});

for (const width of [390, 820]) {
  test(`contact, ${width} px: the sign of the office and its nail hang below the week`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    const week = await getBox(page.locator('main ul[aria-hidden=true]'));
    const sign = await getBox(page.locator('main p[data-office]'));
    // The string and the nail are 60 px high.
    expect(sign.y - week.bottom).toBeGreaterThan(60);
  });

  test(`destinations, ${width} px: the comparison fits, without sideways scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/destinations');
    const table = page.getByRole('table');
    const { right: tableRight } = await getBox(table);
    expect(tableRight).toBeLessThan(width);
    for (const cell of await table.locator('tr > *, a').all()) {
      const { x, right } = await getBox(cell);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(tableRight + tolerance);
    }
    await expect(table.getByRole('columnheader')).toHaveCount(5);
    await expect(table.getByRole('rowheader')).toHaveCount(5);
    await expect(table.getByRole('cell')).toHaveCount(20);
  });
}

for (const path of ['/contact', '/about']) {
  test(`${path}: the map fills its section without border or corners`, async ({ page }) => {
    await page.goto(path);
    const frame = page.locator('[data-frame]').last();
    await expect(frame).toHaveCSS('border-top-width', '0px');
    await expect(frame).toHaveCSS('border-radius', '0px');
  });
}

test('map, 390 px: the note leaves the pin free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/embed/map');
  const picture = await getBox(page.getByRole('img', { name: /^Drawn map/ }));
  const note = await getBox(page.getByText('Drawn map, not to scale'));
  // The pin is in the upper half of the picture.
  expect(note.y).toBeGreaterThan(picture.y + picture.height / 2);
});

test('/services and /destinations open with different pictures', async ({ page }) => {
  const readPicture = async (path: string) => {
    await page.goto(path);
    return page.locator('main img').first().getAttribute('src');
  };
  expect(await readPicture('/services')).not.toBe(await readPicture('/destinations'));
});

test('student exchange, 1440 px: no area of study stands beside the picture of another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/global-programs/student-exchange');
  const areas = await page
    .locator('li:has(> img + div > h3)')
    .evaluateAll((items) =>
      items.map((item) =>
        [item.querySelector('img'), item.querySelector('div')].map((part) =>
          part?.getBoundingClientRect().toJSON(),
        ),
      ),
    );
  expect(areas).toHaveLength(4);
  const pictures = areas.map(([picture]) => picture);
  for (const [ownPicture, text] of areas) {
    const pictureBeside = pictures.filter(
      ({ top, left, right }) =>
        Math.abs(top - text.top) < tolerance &&
        (Math.abs(right - text.left) < tolerance || Math.abs(left - text.right) < tolerance),
    );
    expect(pictureBeside).toEqual([ownPicture]);
  }
});

for (const width of [390, 1440]) {
  test(`hotel immersion, ${width} px: "8-10" stays on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/global-programs/hotel-immersion');
    const range = page
      .locator('p', { hasText: /^In .* you work beside the staff/ })
      .locator('span');
    await expect(range).toHaveText('8-10');
    expect(await range.evaluate((span) => span.getClientRects().length)).toBe(1);
  });
}
