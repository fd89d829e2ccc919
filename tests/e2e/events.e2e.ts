import { events } from '#content/events.ts';
import { expect, test } from '../helpers/test.ts';

test('each line of the list of events leads to its event', async ({ page }) => {
  await page.goto('/events');
  for (const line of await page.locator('main ol a').all()) {
    await line.click();
    const id = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`article[id="${id}"]`)).toBeInViewport();
  }
});

test('each event has a link Learn More, and a calendar file unless it is a sample', async ({
  page,
  request,
}) => {
  await page.goto('/events');
  await expect(page.getByRole('link', { name: /^Learn More about/ })).toHaveCount(3);
  for (const { slug, title, sample } of events.en.events) {
    const article = page.getByRole('article', { name: title });
    await expect(article.getByRole('link', { name: /^Learn More/ })).toHaveAttribute(
      'href',
      `/contact?about=${slug}#message`,
    );
    await expect(article.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(
      sample ? 0 : 1,
    );
    const response = await request.get(`/events/${slug}.ics`);
    expect(response.status()).toBe(sample ? 404 : 200);
    const type = response.headers()['content-type'] ?? 'none';
    if (sample) expect(type).not.toContain('text/calendar');
    else expect(type).toBe('text/calendar; charset=utf-8');
  }
});

test('a calendar file of an unknown event answers 404', async ({ request }) => {
  expect((await request.get('/events/nothing.ics')).status()).toBe(404);
});
