import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import { hydrated } from '#tests/hydrated.ts';
import { median } from './median.ts';

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

/** From the press until the next page's heading has been painted, in milliseconds. */
async function timeToNextPage(page: Page, path: string, isTouch: boolean): Promise<number> {
  await page.evaluate((target) => {
    const before = document.querySelector('h1')?.textContent;
    const state = { took: 0 };
    Object.assign(window, { nextPage: state });
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const heading = document.querySelector('h1')?.textContent;
          if (location.pathname !== target || heading === before) requestAnimationFrame(look);
          // What has been drawn in this frame is on the screen in the next.
          else requestAnimationFrame((now) => Object.assign(state, { took: now - timeStamp }));
        };
        look();
      },
      { capture: true, once: true },
    );
  }, path);
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  if (isTouch) await link.tap();
  else await link.click();
  const took = await page.waitForFunction(
    () => (window as unknown as { nextPage: { took: number } }).nextPage.took,
  );
  return took.jsonValue();
}

/**
 * @param phone a screen to touch, a processor 4 times slower, slow 4G
 * @returns of several links of the home page, the median of the time from the press to the next page, in milliseconds
 */
export async function measureNextPage(site: string, phone: boolean): Promise<number> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ['--no-sandbox'],
  });
  const times: number[] = [];
  for (const path of links) {
    const context = await browser.newContext({
      viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: phone,
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
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    times.push(await timeToNextPage(page, path, phone));
    await context.close();
  }
  await browser.close();
  return median(times);
}
