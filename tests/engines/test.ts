import { test as base } from '@playwright/test';
import { type Site, startSite } from '../helpers/site.ts';
import { startChromium } from './chromium.ts';
import { findUnexpected } from './console-messages.ts';
import { startFirefox } from './firefox.ts';
import type { Engine, EngineName, Tab, TabOptions } from './tab.ts';
import { startWebKit } from './webkit.ts';

// biome-ignore lint/performance/noBarrelFile: tests take both from one place.
export { expect } from '@playwright/test';

type TestFixtures = {
  /** Patterns of console messages that these tests permit (console-messages.ts). */
  console: { expected: readonly RegExp[] };
  /** Opens a tab, which closes at the end of the test. An unexpected console message fails the test. */
  openTab: (options?: TabOptions) => Promise<Tab>;
};
type WorkerFixtures = {
  /** Set by the project (playwright.config.ts). */
  engineName: EngineName;
  engine: Engine;
  site: Site;
};

/** Starts an engine. Its browser starts with the first tab. */
export async function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'webkit') return startWebKit();
  return name === 'firefox' ? startFirefox() : startChromium();
}

/** Playwright's `test` with tabs of the project's engine, and a site for each worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  console: [{ expected: [] }, { option: true }],
  openTab: async ({ engine, console }, use) => {
    const tabs: Tab[] = [];
    await use(async (options) => {
      const tab = await engine.openTab(options);
      tabs.push(tab);
      return tab;
    });
    const messages = tabs.flatMap((tab) => findUnexpected(tab.messages(), console.expected));
    for (const tab of tabs) await tab.close();
    base.expect(messages, 'messages in the console').toEqual([]);
  },
});
