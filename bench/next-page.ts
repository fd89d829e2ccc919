import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { evaluate, startChromium, type TabPage } from './devtools.ts';
import { emulateDevice } from './emulate-device.ts';
import { retryOnCpuSteal } from './retry-on-cpu-steal.ts';

/** Links in the home page's content, as paths below the home page. */
const links = [
  '/global-programs/international-internship',
  '/global-programs/medical-internships',
  '/global-programs',
  '/destinations',
  '/national-programs',
];

/** After this time a page has loaded everything that it loads by itself, in milliseconds. */
const loadMs = 4000;
/** The time for which the link is in view before the click, in milliseconds. */
const dwellMs = 2000;
/** The time for which a mouse rests on the link before the click, in milliseconds. */
const hoverMs = 400;
/** The time between the press and the release of a button or a finger, in milliseconds. */
const pressMs = 60;
/**
 * Switches that make a phone's link heuristic of Chromium for Android run on this machine: a link is prefetched and prerendered
 * when it stays in view slightly above the place that the finger touched last, and is larger than the other links.
 */
const androidHeuristic =
  '--enable-features=PreloadingModerateViewportHeuristics:enact_candidates/true,NavigationPredictor:random_anchor_sampling_period/1,NavigationPredictorNewViewportFeatures';
/** Where the finger of a phone's visitor scrolls, in CSS pixels: below the link, which is in the middle of the window. */
const fingerTop = 560;
const fingerBottom = 640;
/** After this time on the new page its largest element has been painted, in milliseconds. */
const settleMs = 4000;

/** The device and the browser of a visitor. */
type Visitor = {
  /** Emulates a slow phone (emulate-device.ts). */
  isPhone: boolean;
  /** `false` for a browser that doesn't know Speculation Rules. */
  hasSpeculationRules: boolean;
};

/** Runs in the page: scrolls to the link. */
function scrollToLink(path: string): void {
  document
    .querySelector(`main a[href="${path}"]`)
    ?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

/**
 * Runs in the page: records when the visitor clicks. In a commit whose next page is shown in the same document, it also records
 * when the heading of the next page is painted.
 *
 * @returns a point in the link, in CSS pixels
 */
function prepareClick(path: string): { x: number; y: number } {
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
          requestAnimationFrame((now) =>
            sessionStorage.setItem('paintedAt', String(performance.timeOrigin + now)),
          ),
        );
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    { capture: true, once: true },
  );
  const box = document.querySelector(`main a[href="${path}"]`)?.getBoundingClientRect();
  const { x, y, width, height } = box ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Runs in the next page.
 *
 * @returns the time from the click until the page's largest element is painted, in milliseconds; undefined in a page that isn't
 *   the one that is shown
 */
async function readTime(path: string): Promise<number | undefined> {
  if (location.pathname !== path || document.hidden) return undefined;
  const clickedAt = Number(sessionStorage.getItem('clickedAt'));
  const paintedAt = sessionStorage.getItem('paintedAt');
  if (paintedAt) return Number(paintedAt) - clickedAt;
  const [navigation] = performance.getEntriesByType('navigation');
  // A prerendered page is shown when it is activated.
  const activation =
    navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime)));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return performance.timeOrigin + Math.max(largest, activation) - clickedAt;
}

/** Scrolls with a finger. It rests at the end, so that the page doesn't scroll on. */
async function swipe({ send }: TabPage, from: number, to: number) {
  const steps = 8;
  const touch = (type: string, y: number) =>
    send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 380, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', from + ((to - from) * step) / steps);
    await setTimeout(30);
  }
  await setTimeout(200);
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function click(page: TabPage, { x, y }: { x: number; y: number }, isPhone: boolean) {
  if (isPhone) {
    await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await setTimeout(pressMs);
    await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await setTimeout(hoverMs);
  const button = { x, y, button: 'left', clickCount: 1 };
  await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await setTimeout(pressMs);
  await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

async function measureNavigation(
  { openTab }: Awaited<ReturnType<typeof startChromium>>,
  { home: url, path, isPhone }: { home: string; path: string; isPhone: boolean },
): Promise<number> {
  const tab = await openTab((page) => emulateDevice(page, isPhone));
  const [home] = tab.pages();
  if (!home) throw new Error('The tab has no page');
  await home.send('Page.navigate', { url });
  await setTimeout(loadMs);
  await evaluate(home, scrollToLink, path);
  if (isPhone) {
    await swipe(home, fingerBottom, fingerTop);
    await swipe(home, fingerTop, fingerBottom);
  }
  await setTimeout(dwellMs);
  // A carousel may have moved the link meanwhile.
  await evaluate(home, scrollToLink, path);
  const point = await evaluate(home, prepareClick, path);
  // Chromium may leave the page before it confirms the release.
  click(home, point, isPhone).catch(() => undefined);
  await setTimeout(hoverMs + pressMs + settleMs);
  const times = await Promise.all(tab.pages().map((page) => evaluate(page, readTime, path)));
  await tab.close();
  const time = times.find((each) => each !== undefined);
  if (time === undefined) throw new Error(`The click did not lead to ${path}`);
  return time;
}

/**
 * @param homePath the path of the home page in one language: '' or '/bn'
 * @returns for several links of the home page, the times from the click until the next page's largest element is painted, in
 *   milliseconds, and how many measurements were repeated
 */
export async function measureNextPage(
  site: string,
  homePath: string,
  { isPhone, hasSpeculationRules }: Visitor,
): Promise<{ times: number[]; repeated: number }> {
  const chromium = await startChromium(process.env.CHROMIUM ?? 'chromium', [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    ...(hasSpeculationRules
      ? [androidHeuristic]
      : ['--disable-features=SpeculationRules,Prerender2']),
  ]);
  const times: number[] = [];
  let repeatedCount = 0;
  for (const path of links) {
    const { result, repeated } = await retryOnCpuSteal(() =>
      measureNavigation(chromium, { home: site + homePath, path: homePath + path, isPhone }),
    );
    times.push(result);
    repeatedCount += repeated;
  }
  await chromium.stop();
  return { times, repeated: repeatedCount };
}
