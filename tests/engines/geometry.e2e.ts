import { allViews } from '../helpers/site-map.ts';
import { waitForHydration, waitForIdle, waitForValue } from './actions.ts';
import { startChromium } from './chromium.ts';
import { findUnexpected } from './console-messages.ts';
import { findDifferences, measureGeometry } from './geometry.ts';
import { desktop, phone, type Tab } from './tab.ts';
import { test as base, expect } from './test.ts';

// One tab of each for all pages: to open a browser for each would take longer than all else.
const test = base.extend<object, { tabs: { there: Tab; chromium: Tab } }>({
  tabs: [
    async ({ engine }, use) => {
      const reference = startChromium();
      const [there, chromium] = await Promise.all([engine.openTab(), reference.openTab()]);
      await use({ there, chromium });
      await there.close();
      await reference.stop();
    },
    { scope: 'worker' },
  ],
});

/** Whether React has taken over the pages in all frames. Left before that, they would say that their modules did not load. */
function areFramesHydrated(): boolean {
  const frames = [...document.querySelectorAll('iframe')];
  for (const frame of frames) frame.scrollIntoView({ behavior: 'instant' });
  return frames.every((frame) => frame.contentDocument?.documentElement.dataset.awake === 'true');
}

/** Waits for the typefaces and for every picture, lazy ones too: WebKit lays some out anew once they have come. */
async function waitForFontsAndPictures(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img, footer img')];
  await Promise.all(
    pictures.map((picture) => {
      picture.loading = 'eager';
      if (picture.complete) return undefined;
      return new Promise((resolve) => {
        picture.addEventListener('load', resolve);
        picture.addEventListener('error', resolve);
      });
    }),
  );
}

async function open(tab: Tab, url: string, isEmbedded: boolean) {
  await tab.resize(desktop.width, desktop.height);
  await tab.open(url);
  await waitForHydration(tab);
  // The next page's parts, the search, the service worker: all that a visit fetches.
  await tab.moveTo(desktop.width / 2, desktop.height / 2);
  await tab.moveTo(desktop.width / 2, desktop.height / 3);
  if (!isEmbedded) await waitForIdle(tab);
  await waitForValue(tab, true, areFramesHydrated);
  await tab.evaluate(waitForFontsAndPictures);
}

for (const path of allViews) {
  test(`${path} has its pictures and texts where Chromium has them, and its console is silent`, async ({
    tabs: { there, chromium },
    site,
  }) => {
    const isEmbedded = path.startsWith('/embed/');
    const before = there.messages().length;
    for (const tab of [there, chromium]) await open(tab, site.url + path, isEmbedded);
    for (const { width, height } of [desktop, phone]) {
      for (const tab of [there, chromium]) {
        await tab.resize(width, height);
        await waitForIdle(tab);
      }
      const found = findDifferences(
        await there.evaluate(measureGeometry),
        await chromium.evaluate(measureGeometry),
      );
      expect(found, `at ${width} px`).toEqual([]);
    }
    expect(findUnexpected(there.messages().slice(before)), 'messages in the console').toEqual([]);
  });
}
