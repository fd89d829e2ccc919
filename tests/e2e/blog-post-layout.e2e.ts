import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { categories, test } from '../helpers/blog-service-test.ts';
import { expect } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.use({ allowedErrors: [/status of (404|503)|ERR_INTERNET_DISCONNECTED|failed: .*page=2/] });

test('WordPress’s classes have their styles, on the first view and after navigation from the list', async ({
  page,
}) => {
  const measureOverflow = () =>
    page
      .getByText('Wide', { exact: true })
      .evaluate((element) => element.getBoundingClientRect().width - innerWidth);
  await page.goto('/blog/post-505');
  expect(await measureOverflow()).toBe(0);
  await waitForHydration(page);
  expect(await measureOverflow()).toBe(0);

  // A post without such classes doesn't load those styles.
  await page.goto('/blog/post-1');
  expect(await page.content()).not.toContain('wp-block');
  await page.goto(`/blog?category=${categories.unusual}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Post 505' }).click();
  await expect(page.getByText('Wide', { exact: true })).toBeVisible();
  expect(await measureOverflow()).toBe(0);
});

test('a post is readable with covers, full width, drop caps, wide tables, two lines only, or right-to-left text; print has only the text', async ({
  page,
}) => {
  await page.goto('/blog/post-510');
  const getBox = async (text: string) => {
    const bounds = await page.getByText(text, { exact: true }).boundingBox();
    if (!bounds) throw new Error(`${text} is not visible`);
    return { ...bounds, right: bounds.x + bounds.width, bottom: bounds.y + bounds.height };
  };
  expect(await findAccessibilityViolations(page)).toEqual([]);
  // In a cover the text is on top, then the overlay, then the picture.
  const layers = await page.getByText('White words').evaluate((words) => {
    const cover = words.closest('.wp-block-cover');
    const picture = cover?.querySelector('img');
    if (!cover || !picture) throw new Error('The text is in no cover with a picture');
    const overlay = getComputedStyle(cover, '::before');
    return {
      overlay: overlay.backgroundColor,
      isOverlayAbovePicture: Number(overlay.zIndex) > Number(getComputedStyle(picture).zIndex),
      isOverlayBelowText: Number(overlay.zIndex) < 0,
    };
  });
  expect(layers).toEqual({
    overlay: 'rgba(11, 43, 42, 0.72)',
    isOverlayAbovePicture: true,
    isOverlayBelowText: true,
  });
  const next = await getBox('The next paragraph');
  const textStart = await page.getByText('The next paragraph').evaluate((paragraph) => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    return range.getBoundingClientRect().x;
  });
  expect(textStart, 'not beside the drop cap').toBe(next.x);
  expect((await getBox('Its caption')).x).toBeGreaterThan(300);
  const share = page.getByRole('complementary', { name: 'Share this post' });
  const isShareBelow = async () =>
    ((await share.boundingBox())?.y ?? 0) > (await getBox('The next paragraph')).bottom;
  expect(await isShareBelow(), 'Share is below the text').toBe(true);
  const readScrollHint = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((cell) => {
        const region = cell.closest('.table-scroll');
        return region && getComputedStyle(region, '::after').visibility;
      });
  await expect.poll(() => readScrollHint('A cell of many')).toBe('visible');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('White words')).toBeVisible();
  for (const hidden of [share, page.getByRole('banner'), page.getByRole('navigation')]) {
    for (const part of await hidden.all()) await expect(part).toBeHidden();
  }
  await expect(page.getByText('Ready for your next step?')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Events & Updates' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/blog/post-1');
  const text = await getBox('Text of 1.');
  const callToAction = await page.getByText('Ready for your next step?').boundingBox();
  expect((callToAction?.y ?? 0) - text.bottom, 'gap below two lines').toBeLessThan(100);
  expect((await share.boundingBox())?.x).toBeLessThan(text.x - 46);

  await page.goto('/blog/post-511');
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate((heading) => getComputedStyle(heading).direction)).toBe('rtl');
  const picture = await page.locator('main header img').boundingBox();
  expect(picture?.x, 'the scene is on the left').toBe(0);
  expect((await share.boundingBox())?.x).toBeGreaterThan(1000);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('at 320 px, Bengali, missing and very long titles are links that fit the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/blog?category=${categories.unusual}`);
  await expect(page.getByRole('link', { name: 'Untitled post' })).toBeVisible();
  await expect(page.getByRole('link', { name: /বাংলাদেশ/ })).toHaveAttribute('lang', 'bn');
  const findOverflowing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, p, pre), main article a')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.textContent),
    );
  expect(await findOverflowing()).toEqual([]);
  await page.goto('/blog/post-505');
  expect(await findOverflowing()).toEqual([]);
  await page.goto('/blog/post-503');
  expect(await findOverflowing()).toEqual([]);
});
