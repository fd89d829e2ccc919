import { sampledViews } from '../helpers/site-map.ts';
import { waitForHydration, waitForIdle, waitForValue } from './actions.ts';
import { otherEngines } from './available-engines.ts';
import { findUnexpected } from './console-messages.ts';
import { findDifferences, measureGeometry } from './geometry.ts';
import { desktop, phone, type Tab } from './tab.ts';
import { test as base, expect, startEngine } from './test.ts';

// All tests share one tab of each engine, because starting a browser takes longer than a test.
const test = base.extend<object, { tabs: { chromium: Tab; others: Tab[] } }>({
  tabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const reference = await startEngine('chromium');
      const engines = await Promise.all(otherEngines.map(startEngine));
      const chromium = await reference.openTab();
      const others = await Promise.all(engines.map((engine) => engine.openTab()));
      await use({ chromium, others });
      await Promise.all([chromium, ...others].map((tab) => tab.close()));
      await Promise.all([reference, ...engines].map((engine) => engine.stop()));
    },
    { scope: 'worker' },
  ],
});

/**
 * Whether the pages in all iframes are hydrated. If the tab navigates before that, the console has messages about modules that
 * did not load.
 */
function areFramesHydrated(): boolean {
  const frames = [...document.querySelectorAll('iframe')];
  for (const frame of frames) frame.scrollIntoView({ behavior: 'instant' });
  return frames.every((frame) => frame.contentDocument?.documentElement.dataset.awake === 'true');
}

/** Waits for the fonts and for all images, lazy ones too, because WebKit changes the layout once some of them are loaded. */
async function waitForFontsAndImages(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.querySelectorAll<HTMLImageElement>('main img, footer img')];
  await Promise.all(
    images.map((image) => {
      image.loading = 'eager';
      if (image.complete) return undefined;
      return new Promise((resolve) => {
        image.addEventListener('load', resolve);
        image.addEventListener('error', resolve);
      });
    }),
  );
}

async function open(tab: Tab, url: string, isEmbedded: boolean) {
  await tab.resize(desktop.width, desktop.height);
  await tab.open(url);
  await waitForHydration(tab);
  // A mouse move starts what the browser fetches for the next page.
  await tab.moveTo(desktop.width / 2, desktop.height / 2);
  await tab.moveTo(desktop.width / 2, desktop.height / 3);
  if (!isEmbedded) await waitForIdle(tab);
  await waitForValue(tab, true, areFramesHydrated);
  await tab.evaluate(waitForFontsAndImages);
}

for (const path of sampledViews) {
  test(`${path} has its images and texts in every engine where Chromium has them, and writes no console message`, async ({
    tabs: { chromium, others },
    site,
  }) => {
    const tabs = [chromium, ...others];
    const before = new Map(tabs.map((tab) => [tab, tab.messages().length]));
    const isEmbedded = path.startsWith('/embed/');
    await Promise.all(tabs.map((tab) => open(tab, site.url + path, isEmbedded)));
    for (const { width, height } of [desktop, phone]) {
      await Promise.all(
        tabs.map(async (tab) => {
          await tab.resize(width, height);
          await waitForIdle(tab);
        }),
      );
      const expected = await chromium.evaluate(measureGeometry);
      for (const tab of others) {
        const differences = findDifferences(await tab.evaluate(measureGeometry), expected);
        expect.soft(differences, `${tab.engine} at ${width} px`).toEqual([]);
      }
    }
    for (const tab of others) {
      const messages = findUnexpected(tab.messages().slice(before.get(tab)));
      expect.soft(messages, `messages in the console of ${tab.engine}`).toEqual([]);
    }
  });
}
