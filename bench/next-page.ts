import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { waitForHydration } from '#tests/helpers/wait-for-hydration.ts';
import { retryOnCpuSteal } from './retry-on-cpu-steal.ts';

/** Links of the home page's content. */
const links = [
  '/global-programs/international-internship',
  '/global-programs/medical-internships',
  '/global-programs',
  '/destinations',
  '/national-programs',
];

/** Lighthouse's slow 4G, in bytes a second and milliseconds. */
const slowNetwork = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

/** How long somebody looks at what they then press, in milliseconds. */
const dwellMs = { desktop: 3000, phone: 5000 };

/** From the press until the next page's heading has been painted, in milliseconds. */
async function measureNavigation(page: Page, path: string, isTouch: boolean): Promise<number> {
  await page.evaluate((target) => {
    const before = document.querySelector('h1')?.textContent;
    const shown = new Promise((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          // Neither looked for at each frame, nor by Playwright's waiting: both would ask the browser for frames.
          new MutationObserver((_, observer) => {
            const heading = document.querySelector('h1')?.textContent;
            if (location.pathname !== target || heading === before) return;
            observer.disconnect();
            // What has been drawn in a frame is on the screen in the next.
            requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - timeStamp)));
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { shown });
  }, path);
  const link = findLink(page, path);
  // The mouse comes from elsewhere: it hasn't rested on the link.
  if (isTouch) await link.tap();
  else await link.click();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}

const findLink = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();

/**
 * @param phone a screen to touch, a processor 4 times slower, slow 4G
 * @param hasRead whether the visitor has had the link before them for some seconds, or presses it as soon as React is there
 * @returns of several links of the home page, the time from the press to the next page, in milliseconds, and how many presses
 *   were repeated
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
        // What a finger touches isn't pointed at.
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
