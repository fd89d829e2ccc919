import { type Browser, launch, type Page } from 'puppeteer-core';
import { desktop, type Engine, type Tab, type TabOptions } from './tab.ts';

/** Without these, a headless Firefox reports no mouse, and its scrollbars make the page narrower. */
const preferences = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
};

/**
 * Starts Firefox, driven by Puppeteer over WebDriver BiDi, because Playwright needs a patched Firefox. Each tab has its own
 * browser context. A Firefox without scripts is another process.
 */
export function startFirefox(): Engine {
  const browsers = new Map<boolean, Promise<Browser>>();

  function getBrowser(scripts: boolean): Promise<Browser> {
    const browser =
      browsers.get(scripts) ??
      launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
        extraPrefsFirefox: { ...preferences, 'javascript.enabled': scripts },
        // No test reads Firefox's network events, and its main process spends time on each of them.
        networkEnabled: false,
      });
    browsers.set(scripts, browser);
    return browser;
  }

  return {
    name: 'firefox',
    async openTab({ scripts = true, ...viewport }: TabOptions = {}) {
      const context = await (await getBrowser(scripts)).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ ...desktop, ...viewport });
      return createTab(page, () => context.close());
    },
    async stop() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

function createTab(page: Page, close: () => Promise<void>): Tab {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warn'].includes(message.type())) return;
    messages.push(`${message.text()} ${message.location().url ?? ''}`.trim());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return {
    engine: 'firefox',
    close,
    messages: () => messages,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (run, ...parameters) =>
      page.evaluate(`(${run})(...${JSON.stringify(parameters)})`) as Promise<never>,
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key, held) {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key);
      if (held) await page.keyboard.up(held);
    },
    resize: (width, height) => page.setViewport({ width, height }),
  };
}
