import { expect, test } from './test.ts';

test('each line of the board leads to its event', async ({ page }) => {
  await page.goto('/events');
  for (const line of await page.locator('main ol a').all()) {
    await line.click();
    const id = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`article[id="${id}"]`)).toBeInViewport();
  }
});

test('each event has Learn More and a calendar file', async ({ page, request }) => {
  await page.goto('/events');
  await expect(page.getByRole('link', { name: /^Learn More about/ })).toHaveCount(3);
  for (const link of await page.getByRole('link', { name: /^Learn More/ }).all()) {
    await expect(link).toHaveAttribute('href', '/contact');
  }
  const files = await page.getByRole('link', { name: /^Add to calendar/ }).all();
  for (const link of files) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n.+\r\nDTSTART;VALUE=DATE:\d{8}\r\n/s);
  }
});

test('there is no calendar file of another name', async ({ request }) => {
  expect((await request.get('/events/nothing.ics')).status()).toBe(404);
});
