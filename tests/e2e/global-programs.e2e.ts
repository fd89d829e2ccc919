import { testimonials } from '#content/testimonials.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test('six questions open one at a time; Home, End and the arrow keys move between them', async ({
  page,
}) => {
  await page.goto('/global-programs');
  await waitForHydration(page);
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(testimonials.en.length);
  await expect(questions.first()).toHaveAttribute('open');

  const summaries = questions.locator('summary');
  await summaries.first().focus();
  await waitForHydration(page);
  await page.keyboard.press('End');
  await expect(summaries.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questions.last()).toHaveAttribute('open');
  await expect(questions.first()).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(questions.last()).not.toHaveAttribute('open');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(summaries.nth(1)).toBeFocused();
});

test('the arrow keys and the arrow buttons scroll to all testimonials', async ({ page }) => {
  await page.goto('/global-programs');
  await waitForHydration(page);
  const scroller = page.getByRole('list', { name: 'Testimonials' });
  const items = scroller.getByRole('listitem');
  await expect(items).toHaveCount(testimonials.en.length);
  await expect(scroller.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(6);

  const readScrollLeft = () => scroller.evaluate(({ scrollLeft }) => scrollLeft);
  await scroller.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(readScrollLeft).toBeGreaterThan(0);

  const next = page.getByRole('button', { name: 'Next testimonials' });
  await scroller.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await next.click();
  await expect.poll(readScrollLeft).toBeGreaterThan(0);
  await scroller.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect(items.last()).toBeInViewport();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('both buttons lead where the specification says', async ({ page }) => {
  await page.goto('/global-programs');
  const main = page.getByRole('main');
  for (const [name, to] of [
    ['Apply Now', '/apply'],
    ['Schedule Consultation', '/contact'],
  ] as const) {
    const links = await main.getByRole('link', { name }).all();
    expect(links).toHaveLength(2);
    for (const link of links) await expect(link).toHaveAttribute('href', to);
  }
});
