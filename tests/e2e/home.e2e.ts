import type { Page } from '@playwright/test';
import { partners } from '#content/partners.ts';
import { expect, test } from '../helpers/test.ts';

const shownPicture = (page: Page) =>
  page.locator('[aria-label^="Picture"][aria-current]').getAttribute('aria-label');

/** Waits until the browser has told whoever observes what is in view: one that observes later is told later. */
const nextObservation = () =>
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

  test('advances every 5 seconds, wraps, and stops upon Pause', async ({ page }) => {
    await page.getByRole('button', { name: 'Pause the slideshow' }).waitFor();
    for (const next of ['Picture 2', 'Picture 3', 'Picture 4', 'Picture 5', 'Picture 1']) {
      await page.clock.runFor(5000);
      await expect.poll(() => shownPicture(page)).toContain(next);
    }
    await page.getByRole('button', { name: 'Pause the slideshow' }).click();
    await page.clock.runFor(11_000);
    expect(await shownPicture(page)).toContain('Picture 1');
    await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible();
  });

  test('rests where nobody sees it, and goes on when it is seen again', async ({ page }) => {
    await page.getByRole('button', { name: 'Pause the slideshow' }).waitFor();
    await page.clock.runFor(5000);
    await expect.poll(() => shownPicture(page)).toContain('Picture 2');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await page.evaluate(nextObservation);
    await page.clock.runFor(60_000);
    expect(await shownPicture(page)).toContain('Picture 2');
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await page.evaluate(nextObservation);
    await page.clock.runFor(5000);
    await expect.poll(() => shownPicture(page)).toContain('Picture 3');
  });

  test('a dot jumps to its picture; on the night scene the header is light', async ({ page }) => {
    await page.getByRole('button', { name: /^Picture 5/ }).click();
    await expect.poll(() => shownPicture(page)).toContain('Picture 5');
    await expect(page.getByRole('banner')).toHaveAttribute('data-tone', 'light');
    await page.getByRole('button', { name: /^Picture 1/ }).click();
    await expect(page.getByRole('banner')).toHaveAttribute('data-tone', 'dark');
  });
});

test.describe('who prefers less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('sees a still picture and still logos, with a button to start them', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the slideshow' }).waitFor();
    await page.clock.runFor(11_000);
    expect(await shownPicture(page)).toContain('Picture 1');
    await page.getByRole('group', { name: 'Partner institutions' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Play the logos' })).toBeVisible();
  });
});

test.describe('partner logos', () => {
  const position = (page: Page) =>
    page
      .getByRole('group', { name: 'Partner institutions' })
      .evaluate((group) => group.firstElementChild?.firstElementChild?.getBoundingClientRect().x);

  test('move by themselves, and stop when somebody uses the arrow keys', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('group', { name: 'Partner institutions' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Pause the logos' }).waitFor();
    const start = await position(page);
    await expect.poll(() => position(page)).not.toBe(start);
    await page.getByRole('button', { name: 'Next logo' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Play the logos' })).toBeVisible();
  });

  test('rest where nobody sees them, and go on when they are seen again', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const group = page.getByRole('group', { name: 'Partner institutions' });
    const pause = page.getByRole('button', { name: 'Pause the logos' });
    await group.scrollIntoViewIfNeeded();
    await pause.waitFor();
    const start = await position(page);
    await page.clock.runFor(4000);
    await expect.poll(() => position(page)).not.toBe(start);

    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await page.evaluate(nextObservation);
    // In which a slide that is on its way arrives.
    await page.clock.runFor(2000);
    const left = await position(page);
    await page.clock.runFor(30_000);
    expect(await position(page)).toBe(left);

    await group.scrollIntoViewIfNeeded();
    await page.evaluate(nextObservation);
    await expect(pause).toBeVisible();
    await page.clock.runFor(4000);
    await expect.poll(() => position(page)).not.toBe(left);
  });

  test('are all there', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('group', { name: 'Partner institutions' }).locator('li, [role=group]'),
    ).toHaveCount(partners.length);
  });
});

test('the destinations of the specification, each with a flag, lead to their pages', async ({
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all of the page can be read and followed', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Learn More/ })).toHaveCount(9);
    await expect(page.getByRole('link', { name: 'Bahrain' }).last()).toBeVisible();
    await page.getByRole('link', { name: 'Explore All Destinations' }).click();
    await expect(page).toHaveURL('/destinations');
  });
});
