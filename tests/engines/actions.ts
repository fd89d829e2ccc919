import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

/** An element of the page, or of a frame in it. */
export type Target = {
  selector: string;
  /** Of those that the selector finds, the first that has these words. */
  text?: string;
  /** A selector of the frame that it is in, of our own origin. */
  frame?: string;
};

type Value = string | number | boolean | null | undefined;

/** Waits until a function gives a value in the page, which may be left meanwhile. */
export async function waitForValue<Arguments extends unknown[]>(
  tab: Tab,
  value: Value | Value[],
  run: (...parameters: Arguments) => Value | Value[] | Promise<Value>,
  ...parameters: Arguments
): Promise<void> {
  await expect(async () => {
    expect(await tab.evaluate(run, ...parameters)).toEqual(value);
  }).toPass({ timeout: 20_000, intervals: [50, 100, 200] });
}

/** Waits until the page's scripts run (tests/helpers/wait-for-hydration.ts). */
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

export async function openHydrated(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await waitForHydration(tab);
}

/**
 * Waits until the window shows an element that moves no more, and the mouse would meet it; the page is scrolled to it.
 *
 * @returns a point of it in the window, in CSS pixels
 */
async function waitForPoint(tab: Tab, target: Target): Promise<{ x: number; y: number }> {
  let point: { x: number; y: number } | undefined;
  await expect(async () => {
    const before = point;
    point = await tab.evaluate(({ selector, text, frame }: Target) => {
      const outer = frame ? document.querySelector<HTMLIFrameElement>(frame) : null;
      const page = outer?.contentDocument ?? document;
      const elements = [...page.querySelectorAll(selector)];
      const element = elements.find((each) => each.textContent?.includes(text ?? ''));
      if (!element) return undefined;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const inner = element.getBoundingClientRect();
      const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
      const met = page.elementFromPoint(x, y);
      if (!met || !(element.contains(met) || met.contains(element))) return undefined;
      const { x: left, y: top } = outer?.getBoundingClientRect() ?? { x: 0, y: 0 };
      return { x: left + x, y: top + y };
    }, target);
    expect(point, `${target.selector} ${target.text ?? ''} can be pointed at`).toBeTruthy();
    expect(point, 'it moves no more').toEqual(before);
  }).toPass({ timeout: 20_000, intervals: [50, 100, 200] });
  if (!point) throw new Error('unreachable');
  return point;
}

export async function hover(tab: Tab, target: Target): Promise<void> {
  const { x, y } = await waitForPoint(tab, target);
  await tab.moveTo(x, y);
}

export async function click(tab: Tab, target: Target): Promise<void> {
  const { x, y } = await waitForPoint(tab, target);
  await tab.clickAt(x, y);
}

/**
 * Gives fields their values, as a password manager does: at once, and with the events of typing.
 *
 * @param values by the fields' names; `true` ticks a checkbox
 */
export const fill = (tab: Tab, values: Record<string, string | true>, frame?: string) =>
  tab.evaluate(
    (values, frame) => {
      const outer = frame ? document.querySelector<HTMLIFrameElement>(frame) : null;
      const page = outer?.contentDocument ?? document;
      for (const [name, value] of Object.entries(values)) {
        const fields = [...page.getElementsByName(name)] as HTMLInputElement[];
        const field = fields.find(({ type, value: own }) => type !== 'radio' || own === value);
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

/** Where a click or a key leads: the path and query of the page. */
export const waitForPath = (tab: Tab, address: string) =>
  waitForValue(tab, address, () => location.pathname + location.search);

/**
 * Waits until the browser has nothing to do, or has drawn some frames where it can't say so. Chromium has no idle time at all under a
 * mouse that has come to rest on some pages (/events), though nothing runs: hence the limit.
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
