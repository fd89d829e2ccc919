import { expect, test } from '../helpers/test.ts';

const page = '/destinations/germany';

test('tabs: What’s Included first, the arrow keys change it', async ({ page: visitor }) => {
  await visitor.goto(page);
  const included = visitor.getByRole('tab', { name: "What's Included" });
  const notIncluded = visitor.getByRole('tab', { name: 'Not Included' });
  await expect(included).toHaveAttribute('aria-selected', 'true');
  await expect(visitor.getByRole('tabpanel')).toHaveCount(1);
  await included.focus();
  await visitor.keyboard.press('ArrowRight');
  await expect(notIncluded).toBeFocused();
  await expect(notIncluded).toHaveAttribute('aria-selected', 'true');
  await expect(visitor.getByRole('tabpanel', { name: 'Not Included' })).toBeVisible();
  await visitor.keyboard.press('Home');
  await expect(included).toBeFocused();
});

test('its actions lead where the specification says', async ({ page: visitor }) => {
  await visitor.goto(page);
  const main = visitor.getByRole('main');
  for (const [name, to] of [
    ['Apply Now', '/contact'],
    ['Book Free Consultation', '/contact'],
    ['View Other Destinations', '/destinations'],
    ['Talk to an Advisor', '/contact'],
    ['Explore More Countries', '/destinations'],
  ] as const) {
    for (const link of await main.getByRole('link', { name }).all()) {
      await expect(link).toHaveAttribute('href', to);
    }
    await expect(main.getByRole('link', { name }).first()).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what is not included can be read, too', async ({ page: visitor }) => {
    await visitor.goto(page);
    await visitor.getByRole('link', { name: 'Not Included' }).click();
    await expect(visitor.getByText('Personal expenses')).toBeVisible();
  });
});
