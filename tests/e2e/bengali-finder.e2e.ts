import { resultTexts } from '#content/en/eligibility-finder-results.ts';
import { changeToNoResults, createExamplePath } from '../helpers/eligibility-finder.ts';
import { latinWords } from '../helpers/latin-words.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const views = {
  answer: createExamplePath({ passport: '1-year' }),
  'answer to what could fit': '/global-programs?english=basic&where=usa&length=3-months',
  ...(changeToNoResults && { 'answer without results': createExamplePath(changeToNoResults) }),
};

/** Returns the texts of the page that have Latin letters, apart from names and codes. */
function findLatinTexts(text: string): string[] {
  const removeLatinWords = (line: string) =>
    latinWords.reduce((rest, word) => rest.replaceAll(word, ''), line);
  return text.split('\n').filter((line) => /[a-z]/i.test(removeLatinWords(line)));
}

for (const hasScripts of [false, true]) {
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });
    for (const [name, path] of Object.entries(views)) {
      test(`the ${name} is in Bengali`, async ({ page }) => {
        await page.goto(`/bn${path}`);
        if (hasScripts) await waitForHydration(page);
        const text = (await page.locator('main').allInnerTexts()).join('\n');
        expect(text.length).toBeGreaterThan(500);
        expect(findLatinTexts(text)).toEqual([]);
        expect(text).not.toMatch(/\b\d/);
      });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the age may be written in Bengali digits', async ({ page }) => {
    await page.goto('/bn/global-programs');
    await page.getByLabel('আপনার বয়স').fill('২২');
    await page.getByRole('button', { name: 'কোথায় যেতে পারব, দেখান' }).click();
    await expect(page).toHaveURL(/\/bn\/global-programs\?/);
    await expect(page.getByLabel('আপনার বয়স')).toHaveValue('২২');
    // With one fact the answer asks for more.
    await expect(page.getByRole('heading', { name: 'মিলতে পারে' })).toBeVisible();
  });
});

/** A text of the English file of texts. */
const samples = [resultTexts.couldFit.title];

for (const edition of ['', '/bn']) {
  test(`the scripts of ${edition}/global-programs have the texts of its language only`, async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    for (const path of Object.values(views)) {
      await page.goto(edition + path);
      await waitForHydration(page);
      // The browser discards the bodies of the responses when it leaves the page.
      await Promise.all(scripts);
    }
    const code = (await Promise.all(scripts)).join('\n');
    const found = samples.filter((sample) => code.includes(sample));
    expect(found).toEqual(edition ? [] : samples);
  });
}

test('each change is answered in the browser, in the Bengali edition', async ({ page }) => {
  const requests: string[] = [];
  await page.goto('/bn/global-programs');
  await waitForHydration(page);
  page.on('request', (request) => requests.push(new URL(request.url()).search));
  await page.getByLabel('আপনার বয়স').fill('২২');
  await page.getByRole('button', { name: 'কোথায় যেতে পারব, দেখান' }).click();
  await expect(page).toHaveURL('/bn/global-programs?age=22');
  await page.getByLabel('কোথায় যেতে চান').selectOption('জার্মানিতে');
  await expect(page).toHaveURL('/bn/global-programs?age=22&where=germany');
  await expect(page).toHaveTitle('আমি কি যেতে পারব? | ওপার ইন্টারন্যাশনাল');
  expect(requests.filter((search) => search.includes('age'))).toEqual([]);
});
