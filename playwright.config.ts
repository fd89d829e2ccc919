import { defineConfig, devices } from '@playwright/test';
import { chromiumSwitches } from './tests/helpers/chromium-switches.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  // These have their own configuration (tests/engines/playwright.config.ts).
  testIgnore: '**/tests/engines/**',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous, since machines are noisy and a journey through the form is long.
  timeout: 90_000,
  // Accessibility trees are compared completely, so that additions are noticed.
  expect: { timeout: 15_000, toMatchAriaSnapshot: { children: 'deep-equal' } },
  snapshotPathTemplate: '{testDir}/accessibility-tree/{arg}{ext}',
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A service worker's cache would affect other tests. tests/e2e/offline.e2e.ts and tests/e2e/service-worker.e2e.ts allow it.
    serviceWorkers: 'block',
    // Traces have a screenshot and the DOM of each step, and take a quarter of the tests' time: `TRACE=1 npx playwright test …`.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: chromiumSwitches,
    },
  },
});
