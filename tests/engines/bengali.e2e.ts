import { createApplicantAnswers } from '../helpers/application-form.ts';
import { findSubmissions } from '../helpers/store.ts';
import { click, fill, openHydrated, waitForIdle, waitForPath, waitForValue } from './actions.ts';
import { measureGeometry } from './geometry.ts';
import { desktop, phone } from './tab.ts';
import { expect, test } from './test.ts';

const formPath = '/bn/apply/virtual-internship';

/** One page of each kind. */
const paths = [
  '/bn',
  '/bn/global-programs',
  '/bn/global-programs?age=22&studies=year-2&english=basic&length=12-months',
  '/bn/global-programs?view=sheet&plan=germany-internship',
  '/bn/global-programs/study-abroad',
  '/bn/destinations',
  '/bn/destinations/germany',
  '/bn/apply',
  formPath,
  '/bn/services',
  '/bn/events',
  '/bn/blog',
  '/bn/contact',
];

test('the sentence takes Bengali digits, and is answered in Bengali', async ({ openTab, site }) => {
  const tab = await openTab();
  await openHydrated(tab, `${site.url}/bn/global-programs`);
  await fill(tab, { age: '২২' });
  await click(tab, { selector: 'form [type=submit]', text: 'কোথায় যেতে পারব, দেখান' });
  await waitForPath(tab, '/bn/global-programs?age=22');
  await waitForValue(tab, true, () =>
    document.querySelector('main')?.textContent?.includes('এখনই আবেদন'),
  );
});

test('the application form takes Bengali digits, and answers in Bengali', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await openHydrated(tab, site.url + formPath);
  const answers = createApplicantAnswers();
  await fill(tab, { ...answers, phone: '০১৭০০' });
  await click(tab, { selector: 'form [type=submit]' });
  await waitForValue(
    tab,
    'ফোন নম্বরে অন্তত ১০টি অঙ্ক লিখুন।',
    () => document.querySelector('[aria-labelledby=error-summary] a')?.textContent,
  );
  await fill(tab, { phone: '+৮৮০ ১৭০০-০০০০০০' });
  await click(tab, { selector: 'form [type=submit]' });
  await waitForValue(tab, true, () =>
    document.querySelector('main')?.textContent?.includes('আপনার আবেদনটি পেয়েছি'),
  );
  expect(await findSubmissions(site, String(answers.email))).toMatchObject([
    { phone: '+880 1700-000000', language: 'bn' },
  ]);
});

test('without scripts, an application in Bengali is stored', async ({ openTab, site }) => {
  const tab = await openTab({ scripts: false });
  await tab.open(site.url + formPath);
  const answers = createApplicantAnswers();
  await fill(tab, { ...answers, graduationYear: '২০২৭' });
  await click(tab, { selector: 'form [type=submit]' });
  await waitForValue(tab, `${formPath}/received`, () => location.pathname);
  expect(await findSubmissions(site, String(answers.email))).toMatchObject([
    { graduationYear: '2027', language: 'bn' },
  ]);
});

/** Runs in the page. @returns the placeholders that are wider than their fields */
async function findClippedPlaceholders(): Promise<string[]> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('The browser has no canvas');
  return [...document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')]
    .filter((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      canvas.font = font;
      return canvas.measureText(field.placeholder).width > field.clientWidth - padding;
    })
    .map(({ placeholder }) => placeholder);
}

test('Bengali pages are no wider than the window, no picture covers a text, and placeholders fit', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  for (const path of paths) {
    await tab.resize(desktop.width, desktop.height);
    await tab.open(site.url + path);
    for (const { width, height } of [desktop, phone]) {
      await tab.resize(width, height);
      await waitForIdle(tab);
      const { horizontalOverflow, coveredTexts } = await tab.evaluate(measureGeometry);
      const clippedPlaceholders = await tab.evaluate(findClippedPlaceholders);
      expect
        .soft({ horizontalOverflow, coveredTexts, clippedPlaceholders }, `${path} at ${width} px`)
        .toEqual({ horizontalOverflow: 0, coveredTexts: [], clippedPlaceholders: [] });
    }
  }
});
