import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { waitForHydration } from '#tests/helpers/wait-for-hydration.ts';
import { retryOnCpuSteal } from './retry-on-cpu-steal.ts';

/** Links in the home page's content. */
const links = [
  '/global-programs/international-internship',
  '/global-programs/medical-internships',
  '/global-programs',
  '/destinations',
  '/national-programs',
];

/** Lighthouse's slow 4G, in bytes per second and milliseconds. */
const slowNetwork = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

/** The time that a visitor looks at a link before the click, in milliseconds. */
const dwellMs = { desktop: 3000, phone: 5000 };

/** Measures the time from the click until the next page's heading is painted, in milliseconds. */
async function measureNavigation(page: Page, path: string, isTouch: boolean): Promise<number> {
  await page.evaluate((target) => {
    const before = document.querySelector('h1')?.textContent;
    const shown = new Promise((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          // Polling in each frame, or Playwright's waiting, would request additional frames from the browser.
          new MutationObserver((_, observer) => {
            const heading = document.querySelector('h1')?.textContent;
            if (location.pathname !== target || heading === before) return;
            observer.disconnect();
            // A frame's content is on the screen when the next frame starts.
            requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - timeStamp)));
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { shown });
  }, path);
  const link = findLink(page, path);
  // The mouse moves to the link directly before the click, without hovering over it.
  if (isTouch) await link.tap();
  else await link.click();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}

const findLink = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();

/**
 * @param options.phone whether to emulate a phone: touch screen, CPU throttling by 4, slow 4G
 * @param options.hasRead whether the link is visible for some seconds before the click; otherwise it is clicked once React runs
 * @returns for several links of the home page, the times from the click to the next page, in milliseconds, and how many
 *   measurements were repeated
 */
export async function measureNextPage(
  site: string,
  { phone, hasRead }: { phone: boolean; hasRead: boolean },
): Promise<{ times: number[]; repeated: number }> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ['--no-sandbox'],
  });
  const times: number[] = [];
  let again = 0;
  for (const path of links) {
    const { result, repeated } = await retryOnCpuSteal(async () => {
      const context = await browser.newContext({
        viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        hasTouch: phone,
        // A touch screen has no hover.
        isMobile: phone,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      if (phone) {
        const protocol = await context.newCDPSession(page);
        await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await protocol.send('Network.enable');
        await protocol.send('Network.emulateNetworkConditions', slowNetwork);
      }
      await page.goto(site);
      await waitForHydration(page);
      await findLink(page, path).scrollIntoViewIfNeeded();
      if (hasRead) await setTimeout(phone ? dwellMs.phone : dwellMs.desktop);
      const time = await measureNavigation(page, path, phone);
      await context.close();
      return time;
    });
    times.push(result);
    again += repeated;
  }
  await browser.close();
  return { times, repeated: again };
}
