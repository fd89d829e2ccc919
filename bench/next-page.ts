import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
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

/** The time for which the link is in view before the click, in milliseconds. */
const dwellMs = 2000;
/** After this time on the new page its largest element has been painted, in milliseconds. */
const settleMs = 2500;

/** How a visitor goes to the next page. */
export type Visitor = {
  /** Emulates a phone: touch screen, a processor 4 times slower, slow 4G. */
  isPhone: boolean;
  /** `false` for a browser that doesn't know Speculation Rules. */
  hasSpeculationRules: boolean;
};

/**
 * Runs in each document. Writes down when the visitor clicks, and when the next page's largest element (its heading or picture)
 * is painted. The next page is another document, or, in an earlier commit, the same one with another heading.
 */
function recordNavigation(): void {
  const previousClick = Number(sessionStorage.getItem('clickedAt'));
  const recordPaint = (time: number) => sessionStorage.setItem('paintedAt', String(time));
  if (previousClick) {
    new PerformanceObserver((list) => {
      const [navigation] = performance.getEntriesByType('navigation');
      // A prerendered page is shown when it is activated.
      const activation =
        navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
      for (const { startTime } of list.getEntries()) {
        recordPaint(performance.timeOrigin + Math.max(startTime, activation));
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp));
      const before = document.querySelector('h1')?.textContent;
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1')?.textContent === before) return;
        observer.disconnect();
        // A frame's content is on the screen when the next frame starts.
        requestAnimationFrame(() =>
          requestAnimationFrame((now) => recordPaint(performance.timeOrigin + now)),
        );
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    { capture: true, once: true },
  );
}

async function measureNavigation(
  browser: Browser,
  site: string,
  path: string,
  isPhone: boolean,
): Promise<number> {
  const context = await browser.newContext({
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: isPhone,
    // A touch screen has no hover.
    isMobile: isPhone,
    serviceWorkers: 'block',
  });
  await context.addInitScript(recordNavigation);
  const page = await context.newPage();
  if (isPhone) {
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', slowNetwork);
  }
  await page.goto(site, { waitUntil: 'networkidle' });
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await setTimeout(dwellMs);
  // The mouse moves to the link directly before the click, without hovering over it.
  if (isPhone) await link.tap();
  else await link.click();
  await page.waitForURL(site + path);
  await setTimeout(settleMs);
  const time = await page.evaluate(
    () => Number(sessionStorage.getItem('paintedAt')) - Number(sessionStorage.getItem('clickedAt')),
  );
  await context.close();
  return time;
}

/**
 * @returns for several links of the home page, the times from the click until the next page's heading and picture are painted,
 *   in milliseconds, and how many measurements were repeated
 */
export async function measureNextPage(
  site: string,
  { isPhone, hasSpeculationRules }: Visitor,
): Promise<{ times: number[]; repeated: number }> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: [
      '--no-sandbox',
      ...(hasSpeculationRules ? [] : ['--disable-features=SpeculationRules,Prerender2']),
    ],
  });
  const times: number[] = [];
  let repeatedCount = 0;
  for (const path of links) {
    const { result, repeated } = await retryOnCpuSteal(() =>
      measureNavigation(browser, site, path, isPhone),
    );
    times.push(result);
    repeatedCount += repeated;
  }
  await browser.close();
  return { times, repeated: repeatedCount };
}
