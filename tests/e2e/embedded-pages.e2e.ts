import type { Locator, Page } from '@playwright/test';
import { localisePath } from '#content/language.ts';
import { expect, test } from '../helpers/test.ts';

/** The pages with one of our own forms in an iframe, and the form. */
const pages = [
  ['/apply/study-abroad', 'study-abroad'],
  ['/apply/international-internship', 'international-internship'],
  ['/national-programs/students', 'registration'],
  ['/contact', 'contact'],
] as const;

const iframeOf = (page: Page, form: string) => page.locator(`iframe[src="/embed/${form}"]`);

/** How much higher the iframe is than the page in it, in pixels. */
const measureSpareHeight = async (iframe: Locator) => {
  const body = iframe.contentFrame().locator('body');
  await expect(body.locator('[type="submit"]')).toBeVisible();
  const contentHeight = await body.evaluate((element) =>
    Math.ceil(element.getBoundingClientRect().height),
  );
  return (await iframe.evaluate(({ clientHeight }) => clientHeight)) - contentHeight;
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the height is enough for the whole form in both languages, from 360 px on', async ({
    page,
  }) => {
    for (const [path, form] of pages)
      for (const language of ['en', 'bn'] as const) {
        await page.goto(localisePath(path, language));
        const iframe = page.locator(`iframe[src="${localisePath(`/embed/${form}`, language)}"]`);
        for (const width of [360, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          const spare = await measureSpareHeight(iframe);
          expect.soft(spare, `${path} ${language} ${width}`).toBeGreaterThanOrEqual(0);
        }
      }
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [path, form] of pages) {
      for (const width of [390, 1440]) {
        test(`${path} at ${width} px has its form without an inner scrollbar, and the link to a new tab below it`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(path);
          const iframe = iframeOf(page, form);
          const spareHeight = () => measureSpareHeight(iframe);
          // Without scripts the height is the largest that the form has.
          if (javaScriptEnabled) await expect.poll(spareHeight).toBe(0);
          else expect(await spareHeight()).toBeGreaterThanOrEqual(0);

          const fallback = page.getByRole('link', { name: 'click here to open it in a new tab' });
          await expect(fallback).toHaveCount(1);
          const bottom = await iframe.evaluate((element) => element.getBoundingClientRect().bottom);
          const top = await fallback.evaluate((element) => element.getBoundingClientRect().top);
          expect(top).toBeGreaterThanOrEqual(bottom);
          expect(top).toBeLessThan(bottom + 60);
        });
      }
    }

    test('the documents are folded, and their number is in the line that opens them', async ({
      page,
    }) => {
      await page.goto('/apply/study-abroad');
      const documents = page.getByRole('complementary');
      const summary = documents.getByText(
        'Eight documents: you write the letter in the form, and we ask for the others after you apply',
      );
      await expect(documents.getByText('Motivation letter')).toBeHidden();
      await summary.click();
      await expect(documents.getByRole('listitem')).toHaveCount(8);
      await expect(documents.getByText('Motivation letter')).toBeVisible();
    });
  });
}

for (const [path, form] of pages) {
  const isLong = form === 'study-abroad' || form === 'international-internship';
  test(`the ${form} form in its iframe has one thin border, and ${isLong ? 'shows its' : 'is too short for'} progress`, async ({
    page,
  }) => {
    await page.goto(path);
    const iframe = iframeOf(page, form);
    const content = iframe.contentFrame();
    const progress = content.getByRole('progressbar', { name: 'Required answers' });
    if (isLong) {
      await expect(progress).toHaveAttribute('aria-valuenow', '0');
      const required = await progress.getAttribute('aria-valuemax');
      await expect(content.getByText(`0 of ${required} done`)).toBeVisible();
      await content.getByLabel('Email address').fill('nusrat@applicants.example');
      await expect(progress).toHaveAttribute('aria-valuenow', '1');
      await expect(content.getByText(`1 of ${required} done`)).toBeVisible();
    } else {
      await expect(content.getByLabel('Email address')).toBeVisible();
      await expect(progress).toHaveCount(0);
    }

    const borderOf = (element: Element) => {
      const { borderTopWidth, outlineStyle, boxShadow } = getComputedStyle(element);
      return [borderTopWidth, outlineStyle, boxShadow].join(' ');
    };
    expect(await iframe.locator('..').evaluate(borderOf)).toBe('1px none none');
    expect(await iframe.evaluate(borderOf)).toBe('0px none none');
    expect(await content.locator('form').evaluate(borderOf)).toBe('0px none none');
    const panel = content.locator('form').locator('..');
    expect(await panel.evaluate(borderOf)).toBe('0px none none');
  });
}
