import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumSwitches } from '../helpers/chromium-switches.ts';
import { desktop, type Engine, type Tab, type TabOptions } from './tab.ts';

/** Starts Chromium, driven by Playwright as in all other browser tests. Each tab has its own browser context. */
export function startChromium(): Engine {
  let browser: Promise<Browser> | undefined;
  const getBrowser = () => {
    browser ??= chromium.launch({
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: chromiumSwitches,
    });
    return browser;
  };
  return {
    name: 'chromium',
    async openTab({ scripts = true, ...viewport }: TabOptions = {}) {
      const context = await (await getBrowser()).newContext({
        viewport: { ...desktop, ...viewport },
        javaScriptEnabled: scripts,
      });
      return createTab(await context.newPage(), () => context.close());
    },
    stop: async () => (await browser)?.close(),
  };
}

function createTab(page: Page, close: () => Promise<void>): Tab {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    messages.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return {
    engine: 'chromium',
    close,
    messages: () => messages,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (run, ...parameters) => page.evaluate(`(${run})(...${JSON.stringify(parameters)})`),
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key, held) => page.keyboard.press(held ? `${held}+${key}` : key),
    resize: (width, height) => page.setViewportSize({ width, height }),
  };
}
