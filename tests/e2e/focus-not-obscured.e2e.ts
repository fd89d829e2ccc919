import type { Page } from '@playwright/test';
import { draftOffer, openForm } from '../helpers/application-form.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

// WCAG 2.4.11: what has the focus isn't entirely hidden by what is fixed over the page.

/**
 * Presses Tab until the focus leaves the element that contains it.
 *
 * @param scope selector of that element
 * @returns the elements that had the focus, and of these the ones that were hidden, both as the beginning of their HTML
 */
async function tabThrough(page: Page, scope: string) {
  const focused: string[] = [];
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async (selector) => {
      // A message that appears when a field is left moves the next field. The browser makes up for it within two frames.
      const nextFrame = () => new Promise(requestAnimationFrame);
      await nextFrame();
      await nextFrame();
      const element = document.activeElement;
      if (!element?.closest(selector)) return;
      const isShown = [...element.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((share) => {
          const shown = document.elementFromPoint(left + width / 2, top + height * share);
          const control = shown?.closest('label')?.control;
          return shown !== null && (element.contains(shown) || control === element);
        }),
      );
      return { html: element.outerHTML.slice(0, 90), isShown };
    }, scope);
    if (!stop) return { focused, hidden };
    focused.push(stop.html);
    if (!stop.isShown) hidden.push(stop.html);
  }
}

for (const [width, height] of [
  [320, 256],
  [412, 800],
  [1280, 600],
] as const) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    test('no field of a form is hidden by the offer of a draft, nor by the note about the network', async ({
      page,
    }) => {
      await openForm(page);
      await page.getByLabel('First name').fill('Nusrat');
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
        .toContain('Nusrat');
      await page.reload();
      await expect(draftOffer(page)).toBeVisible();
      await page.getByLabel('First name').focus();
      const withOffer = await tabThrough(page, 'form');
      expect(withOffer.focused.length).toBeGreaterThan(20);
      expect(withOffer.hidden, 'with the offer').toEqual([]);
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await expect(page.locator('#offline-note')).not.toBeEmpty();
      await page.getByLabel('First name').focus();
      expect((await tabThrough(page, 'form')).hidden, 'with the offer and the note').toEqual([]);
      await draftOffer(page).getByRole('button', { name: 'Use it' }).click();
      await expect(draftOffer(page)).toHaveCount(0);
      expect((await tabThrough(page, 'form')).hidden, 'with the note').toEqual([]);
    });

    test('no link of an open menu is hidden by the bar above it, nor by “Apply Now” below it', async ({
      page,
    }) => {
      await page.goto('/about');
      await waitForHydration(page);
      const isDrawer = await page.getByRole('button', { name: 'Menu' }).isVisible();
      if (isDrawer) await page.getByRole('button', { name: 'Menu' }).click();
      for (const menu of ['Global Programs', 'Destinations', 'National Programs']) {
        const summary = page.locator('#menu summary', { hasText: menu });
        await summary.press('Enter');
        await expect(summary.locator('..')).toHaveAttribute('open', '');
        // With the menu's last link behind it, the focus goes on through the drawer.
        const { focused, hidden } = await tabThrough(page, isDrawer ? '#menu' : '#menu details');
        expect(focused.length).toBeGreaterThan(2);
        expect(hidden, menu).toEqual([]);
      }
    });
  });
}
