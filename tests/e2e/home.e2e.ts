import type { Page } from '@playwright/test';
import { homeDestinations } from '#content/home-destinations.ts';
import { partners } from '#content/partners.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { expect, test } from '../helpers/test.ts';

const readShownPicture = (page: Page) =>
  page.locator('[aria-label^="Picture"][aria-current]').getAttribute('aria-label');

/**
 * Runs in the page: waits until the page's intersection observers have reported. Observers report in the order of their
 * creation.
 */
const waitForObservers = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body);
  });

test.describe('slideshow', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
  });

  test('advances every 5 seconds, starts again after the last picture, and stops with Pause', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Pause the slideshow' }).waitFor();
    for (const next of ['Picture 2', 'Picture 3', 'Picture 4', 'Picture 5', 'Picture 1']) {
      await page.clock.runFor(5000);
      await expect.poll(() => readShownPicture(page)).toContain(next);
    }
    await page.getByRole('button', { name: 'Pause the slideshow' }).click();
    await page.clock.runFor(11_000);
    expect(await readShownPicture(page)).toContain('Picture 1');
    await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible();
  });

  test('pauses out of view, and continues when it is in view again', async ({ page }) => {
    await page.getByRole('button', { name: 'Pause the slideshow' }).waitFor();
    await page.clock.runFor(5000);
    await expect.poll(() => readShownPicture(page)).toContain('Picture 2');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await page.evaluate(waitForObservers);
    await page.clock.runFor(60_000);
    expect(await readShownPicture(page)).toContain('Picture 2');
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await page.evaluate(waitForObservers);
    await page.clock.runFor(5000);
    await expect.poll(() => readShownPicture(page)).toContain('Picture 3');
  });

  test('shows the picture of the dot that is clicked; on the night scene the header is light', async ({
    page,
  }) => {
    await page.getByRole('button', { name: /^Picture 5/ }).click();
    await expect.poll(() => readShownPicture(page)).toContain('Picture 5');
    await expect(page.getByRole('banner')).toHaveAttribute('data-tone', 'light');
    await page.getByRole('button', { name: /^Picture 1/ }).click();
    await expect(page.getByRole('banner')).toHaveAttribute('data-tone', 'dark');
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the slideshow and the logos stand still, with a button to start them', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the slideshow' }).waitFor();
    await page.clock.runFor(11_000);
    expect(await readShownPicture(page)).toContain('Picture 1');
    await page.getByRole('group', { name: 'Partner institutions' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Play the logos' })).toBeVisible();
  });
});

test.describe('partner logos', () => {
  const readPosition = (page: Page) =>
    page
      .getByRole('group', { name: 'Partner institutions' })
      .evaluate((group) => group.firstElementChild?.firstElementChild?.getBoundingClientRect().x);

  test('move by themselves, and stop when the visitor uses the arrow keys', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('group', { name: 'Partner institutions' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Pause the logos' }).waitFor();
    const start = await readPosition(page);
    await expect.poll(() => readPosition(page)).not.toBe(start);
    await page.getByRole('button', { name: 'Next logo' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Play the logos' })).toBeVisible();
  });

  test('pause out of view, and continue when they are in view again', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const group = page.getByRole('group', { name: 'Partner institutions' });
    const pause = page.getByRole('button', { name: 'Pause the logos' });
    await group.scrollIntoViewIfNeeded();
    await pause.waitFor();
    const start = await readPosition(page);
    await page.clock.runFor(4000);
    await expect.poll(() => readPosition(page)).not.toBe(start);

    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await page.evaluate(waitForObservers);
    // A slide that is moving stops within this time.
    await page.clock.runFor(2000);
    const pausedAt = await readPosition(page);
    await page.clock.runFor(30_000);
    expect(await readPosition(page)).toBe(pausedAt);

    await group.scrollIntoViewIfNeeded();
    await page.evaluate(waitForObservers);
    await expect(pause).toBeVisible();
    await page.clock.runFor(4000);
    await expect.poll(() => readPosition(page)).not.toBe(pausedAt);
  });

  test('show all partners', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('group', { name: 'Partner institutions' }).locator('li, [role=group]'),
    ).toHaveCount(partners.en.length);
  });
});

test('the destinations of the specification have a flag and link to their pages', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, path] of [
    ['USA (J1 Internship)', '/destinations/usa'],
    ['USA (J1 Traineeship)', '/destinations/usa'],
    ['Ireland', '/destinations/ireland'],
    ['New Zealand', '/destinations/new-zealand'],
    ['United Arab Emirates', '/destinations/uae'],
  ] as const) {
    const link = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name, exact: true })
      .last();
    await expect(link).toHaveAttribute('href', path);
    await expect(link.locator('img')).toHaveCount(1);
  }
});

test('each region of “Where you can go” has one link to each of its countries, and each programme has one card', async ({
  page,
}) => {
  await page.goto('/');
  for (const { name, destinations } of homeDestinations.en.regions) {
    const region = page.getByRole('heading', { level: 3, name, exact: true }).locator('..');
    await expect(region.locator('a')).toHaveCount(destinations.length);
    await expect(region.locator('a img')).toHaveCount(destinations.length);
  }
  await expect(page.getByRole('link', { name: /^Learn More/ })).toHaveCount(programmes.length);
});

test('on a phone the first picture is 200 px high, so that "Can I go?" is in or just below the first view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const picture = page.locator('[data-slideshow] img[data-shown]');
  expect((await picture.boundingBox())?.height).toBe(200);
  const finder = page.getByRole('heading', { name: 'Can I go?' });
  expect((await finder.boundingBox())?.y).toBeLessThan(844);
  await expect(page.getByText(/^An example\. Tap a word\./)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Learn More/ })).toHaveCount(programmes.length);
    await expect(page.getByRole('link', { name: 'Bahrain' }).last()).toBeVisible();
    await page.getByRole('link', { name: 'Explore All Destinations' }).click();
    await expect(page).toHaveURL('/destinations');
  });
});
