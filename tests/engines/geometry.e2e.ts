import { allViews } from '../helpers/site-map.ts';
import { waitForHydration, waitForIdle, waitForValue } from './actions.ts';
import { startChromium } from './chromium.ts';
import { findUnexpected } from './console-messages.ts';
import { findDifferences, measureGeometry } from './geometry.ts';
import { desktop, phone, type Tab } from './tab.ts';
import { test as base, expect } from './test.ts';

// All tests share one tab of each engine, because starting a browser takes longer than a test.
const test = base.extend<object, { tabs: { tested: Tab; chromium: Tab } }>({
  tabs: [
    async ({ engine }, use) => {
      const reference = startChromium();
      const [tested, chromium] = await Promise.all([engine.openTab(), reference.openTab()]);
      await use({ tested, chromium });
      await tested.close();
      await reference.stop();
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
  // The first mouse move starts everything that a visit fetches: code for the next page, the search, the service worker.
  await tab.moveTo(desktop.width / 2, desktop.height / 2);
  await tab.moveTo(desktop.width / 2, desktop.height / 3);
  if (!isEmbedded) await waitForIdle(tab);
  await waitForValue(tab, true, areFramesHydrated);
  await tab.evaluate(waitForFontsAndImages);
}

for (const path of allViews) {
  test(`${path} has its images and texts where Chromium has them, and writes no console message`, async ({
    tabs: { tested, chromium },
    site,
  }) => {
    const isEmbedded = path.startsWith('/embed/');
    const before = tested.messages().length;
    const both = [tested, chromium];
    await Promise.all(both.map((tab) => open(tab, site.url + path, isEmbedded)));
    for (const { width, height } of [desktop, phone]) {
      await Promise.all(
        both.map(async (tab) => {
          await tab.resize(width, height);
          await waitForIdle(tab);
        }),
      );
      const differences = findDifferences(
        await tested.evaluate(measureGeometry),
        await chromium.evaluate(measureGeometry),
      );
      expect(differences, `at ${width} px`).toEqual([]);
    }
    expect(findUnexpected(tested.messages().slice(before)), 'messages in the console').toEqual([]);
  });
}
