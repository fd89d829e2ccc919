import { testimonials } from '#content/testimonials.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test('six questions, one open at a time; Home, End and the arrows go from one to the next', async ({
  page,
}) => {
  await page.goto('/global-programs');
  await waitForHydration(page);
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(testimonials.length);
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

test('all postcards are reached with the arrow keys and with the arrows', async ({ page }) => {
  await page.goto('/global-programs');
  await waitForHydration(page);
  const rail = page.getByRole('list', { name: 'Testimonials' });
  const postcards = rail.getByRole('listitem');
  await expect(postcards).toHaveCount(testimonials.length);
  await expect(rail.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(6);

  const scrolled = () => rail.evaluate(({ scrollLeft }) => scrollLeft);
  await rail.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);

  const next = page.getByRole('button', { name: 'Next testimonials' });
  await rail.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await next.click();
  await expect.poll(scrolled).toBeGreaterThan(0);
  await rail.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect(postcards.last()).toBeInViewport();
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
