// `setTimeout` in this file is the page's.
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

/** An element of the page or of one of its iframes. */
type Target = {
  selector: string;
  /** Text of the element. Of several matches, the first one counts. */
  text?: string;
  /** Selector of the element's iframe, which must have the page's own origin. */
  frame?: string;
};

type Value = string | number | boolean | null | undefined;

/**
 * WebKit's driver sometimes loses the answer to a script that runs while the page changes. It answers the next script at once,
 * so a loop may read again after this time.
 */
const answerTimeoutMs = 5000;

/** @throws Error if the page doesn't answer in time */
const waitForAnswer = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  Promise.race([
    answer,
    delay(answerTimeoutMs, undefined, { ref: false }).then(() => {
      throw new Error(`The page did not answer within ${answerTimeoutMs} ms`);
    }),
  ]);

/** Waits until a function returns a value in the page. The tab may navigate meanwhile. */
export async function waitForValue<Arguments extends unknown[]>(
  tab: Tab,
  value: Value | Value[],
  run: (...parameters: Arguments) => Value | Value[] | Promise<Value>,
  ...parameters: Arguments
): Promise<void> {
  await expect(async () => {
    expect(await waitForAnswer(tab.evaluate(run, ...parameters))).toEqual(value);
  }).toPass({ timeout: 20_000, intervals: [50, 100, 200] });
}

/** Waits until the page, or the page in an iframe, is hydrated (tests/helpers/wait-for-hydration.ts). */
export const waitForHydration = (tab: Tab, frame?: string) =>
  waitForValue(
    tab,
    true,
    (frame) => {
      const page = frame
        ? document.querySelector<HTMLIFrameElement>(frame)?.contentDocument
        : document;
      return page?.documentElement.dataset.awake === 'true';
    },
    frame,
  );

/** Opens a URL, and waits until the page is hydrated. */
export async function openHydrated(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await waitForHydration(tab);
}

/**
 * Scrolls to an element unless its centre is in view, and waits until it stands still and nothing covers its centre.
 *
 * @returns the element's centre in the window, in CSS pixels
 */
async function waitForPoint(tab: Tab, target: Target): Promise<{ x: number; y: number }> {
  let point: { x: number; y: number } | undefined;
  await expect(async () => {
    const before = point;
    const answer = tab.evaluate(({ selector, text, frame }: Target) => {
      const outer = frame ? document.querySelector<HTMLIFrameElement>(frame) : null;
      const page = outer?.contentDocument ?? document;
      const elements = [...page.querySelectorAll(selector)];
      const element = elements.find((candidate) => candidate.textContent?.includes(text ?? ''));
      if (!element) return undefined;
      const findPoint = () => {
        const inner = element.getBoundingClientRect();
        const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
        const topmost = page.elementFromPoint(x, y);
        if (!topmost || !(element.contains(topmost) || topmost.contains(element))) return undefined;
        if (!outer) return { x, y };
        const { x: left, y: top } = outer.getBoundingClientRect();
        const isInView = document.elementFromPoint(left + x, top + y) === outer;
        return isInView ? { x: left + x, y: top + y } : undefined;
      };
      const found = findPoint();
      if (found) return found;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return findPoint();
    }, target);
    point = await waitForAnswer(answer);
    expect(
      point,
      `${target.selector} ${target.text ?? ''} is visible and not covered`,
    ).toBeTruthy();
    expect(point, 'the element stands still').toEqual(before);
  }).toPass({ timeout: 20_000, intervals: [50, 100, 200] });
  if (!point) throw new Error('unreachable');
  return point;
}

/** Clicks the centre of an element, once nothing covers it. */
export async function click(tab: Tab, target: Target): Promise<void> {
  const { x, y } = await waitForPoint(tab, target);
  await tab.clickAt(x, y);
}

/**
 * Fills in fields as a password manager does: at once, with the events of typing.
 *
 * @param values by field name; `true` ticks a checkbox
 */
export const fill = (tab: Tab, values: Record<string, string | true>, frame?: string) =>
  tab.evaluate(
    (values, frame) => {
      const outer = frame ? document.querySelector<HTMLIFrameElement>(frame) : null;
      const page = outer?.contentDocument ?? document;
      for (const [name, value] of Object.entries(values)) {
        const fields = [...page.getElementsByName(name)] as HTMLInputElement[];
        const field = fields.find(
          ({ type, value: fieldValue }) => type !== 'radio' || fieldValue === value,
        );
        if (!field) throw new Error(`There is no field ${name}`);
        if (value === true || field.type === 'radio') field.click();
        else {
          field.value = value;
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }
    },
    values,
    frame,
  );

/** Waits until the page has a path and query. */
export const waitForPath = (tab: Tab, path: string) =>
  waitForValue(tab, path, () => location.pathname + location.search);

/**
 * Waits until the browser is idle, or for two frames if it has no `requestIdleCallback`. The limit is there because Chromium
 * never becomes idle on some pages (/events) while the mouse rests on them, though nothing runs.
 */
export const waitForIdle = (tab: Tab) =>
  tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if ('requestIdleCallback' in window)
          requestIdleCallback(() => resolve(), { timeout: 1000 });
        else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
