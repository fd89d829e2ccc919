import type { Page } from '@playwright/test';
import { destinations } from '#content/destinations/destinations.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import {
  draftOffer,
  errorSummary,
  newEmail,
  readSavedDrafts,
  skipSendingTime,
} from '../helpers/application-form.ts';
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';
import { getElements, readPassage } from '../specification/passage.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

const formOf = (page: Page) => page.getByTitle('Contact form').contentFrame();
const message = 'About: Study Abroad and Germany\nWhat does it cost?';
const query = 'about=study-abroad&about=atlantis&about=germany&message=What+does+it+cost%3F';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the form on the contact page begins with what the address says', async ({ page }) => {
      await page.goto(`/contact?${query}`);
      const form = formOf(page);
      await expect(
        form.getByRole('heading', { name: 'About: Study Abroad and Germany' }),
      ).toBeVisible();
      await expect(form.getByLabel('Programme of interest')).toHaveValue('study-abroad');
      await expect(form.getByLabel('Message')).toHaveValue(message);
      const link = page.getByRole('link', { name: 'click here to open it in a new tab' });
      await page.goto((await link.getAttribute('href')) ?? '');
      await expect(page.getByLabel('Message')).toHaveValue(message);
    });

    test('a link in the first view of a phone leads to the form', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const [path, name] of [
        ['/contact', 'Send us a message'],
        ['/contact?about=germany&about=study-abroad', 'Write to us about Germany and Study Abroad'],
      ] as const) {
        await page.goto(path);
        const link = page.getByRole('link', { name });
        await expect(link).toBeInViewport({ ratio: 1 });
        await expect(page.getByTitle('Contact form')).not.toBeInViewport();
        await link.click();
        await expect(page.getByTitle('Contact form')).toBeInViewport();
      }
    });

    for (const width of [390, 1440]) {
      test(`a button of a programme opens the form at ${width} px, with what it said`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/global-programs/hotel-immersion');
        await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first().click();
        await expect(page).toHaveURL('/contact?about=hotel-immersion&intent=apply#message');
        const message = formOf(page).getByLabel('Message');
        await expect(message).toHaveValue('I would like to apply for Hotel Immersion.');
        await expect
          .poll(async () => (await page.getByTitle('Contact form').boundingBox())?.y)
          .toBeLessThan(500);
        const title = page.getByRole('heading', { name: 'Send us a message' });
        expect((await title.boundingBox())?.y).toBeGreaterThan(64);
      });
    }

    test('above the form a link leads to the application form that takes the country', async ({
      page,
    }) => {
      const link = page.getByRole('link', { name: 'Or fill in the application form' });
      await page.goto('/contact');
      await expect(link).toHaveCount(0);
      await page.goto('/contact?about=germany');
      await link.click();
      await expect(page).toHaveURL('/apply/international-internship?destination=germany');
    });

    test('an unknown topic changes nothing', async ({ page }) => {
      await page.goto('/contact?about=%3Cb%3Eatlantis&about=');
      await expect(page.getByTitle('Contact form')).toHaveAttribute('src', '/embed/contact');
      await expect(formOf(page).getByText('About:')).toHaveCount(0);
      await expect(formOf(page).getByLabel('Message')).toHaveValue('');
    });
  });
}

test('the begun message can be changed and is sent; markup in it stays text', async ({
  page,
  site,
}) => {
  const email = newEmail();
  const markup = '</textarea><b id="planted">5 < 6</b>';
  await page.goto(`/contact?${new URLSearchParams({ about: 'germany', message: markup })}`);
  const form = formOf(page);
  await expect(form.getByLabel('Message')).toHaveValue(`About: Germany\n${markup}`);
  await expect(form.locator('#planted')).toHaveCount(0);
  await form.getByLabel('Student').check();
  await form.getByLabel('Name', { exact: true }).fill('Tanvir Alam');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Your message is with us');
  expect(await findSubmissions(site, email)).toMatchObject([{ form: 'contact', message }]);
});

test('a begun form is no draft, and a draft is offered over it', async ({ page }) => {
  await page.goto('/embed/contact?about=germany');
  await waitForHydration(page);
  await page.goto('/embed/contact');
  await waitForHydration(page);
  await expect(draftOffer(page)).toHaveCount(0);
  expect(await readSavedDrafts(page)).toEqual([]);

  await page.getByLabel('Message').fill('We run two hotels.');
  await page.goto('/embed/contact?about=germany');
  await expect(draftOffer(page)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('About: Germany');
  expect(JSON.stringify(await readSavedDrafts(page))).toContain('We run two hotels.');
  await draftOffer(page).getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('We run two hotels.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 422/] });

  test('a rejected form keeps its heading, and what was typed', async ({ page }) => {
    await page.goto('/contact?about=germany');
    const form = formOf(page);
    await form.getByLabel('Message').fill('May I bring my brother?');
    await form.getByRole('button', { name: /^Send/ }).click();
    await expect(form.getByText('Name must be at least 2 characters').first()).toBeVisible();
    await expect(form.getByRole('heading', { name: 'About: Germany' })).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('May I bring my brother?');
  });
});

for (const width of [390, 1440]) {
  test(`a form about three options fits at ${width} px, without accessibility violations`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(
      '/embed/contact?about=usa-teacher&about=virtual-internship&about=denmark-livestock-traineeship',
    );
    await waitForHydration(page);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(errorSummary(page)).toBeFocused();
  });
}

test('the links of each page to the contact form say what the page is about', async ({
  request,
}) => {
  const pages = [
    ...destinations.map(({ slug }) => [`/destinations/${slug}`, slug] as const),
    ...programmes.map(({ slug, path }) => [path, slug] as const),
    ['/services', 'services'],
    ['/national-programs/students', 'national-students'],
    ['/national-programs/employers', 'national-employers'],
  ] as const;
  for (const [path, about] of pages) {
    const main = readPassage(await (await request.get(path)).text());
    // Some links have an intent, and those that ask about costs a message.
    const links = getElements(main, 'a').flatMap(({ attribs }) =>
      attribs.href?.startsWith('/contact')
        ? attribs.href.replace(/&(?:intent|message)=[^#]+/g, '')
        : [],
    );
    expect([...new Set(links)], path).toEqual([`/contact?about=${about}#message`]);
  }
});

test('a country with two forms has a link to each', async ({ page }) => {
  await page.goto('/contact?about=greece');
  const name = 'Or fill in the application form';
  await expect(page.getByRole('link', { name: `${name}: International` })).toBeVisible();
  await page.getByRole('link', { name: `${name}: Medical` }).click();
  await expect(page).toHaveURL('/apply/medical-internships?destination=greece');
  await expect(page.getByLabel('Preferred destination')).toHaveValue('greece');
});
