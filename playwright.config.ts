import { defineConfig, devices } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  // They have a runner of their own (tests/engines/playwright.config.ts).
  testIgnore: '**/tests/engines/**',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Limits, not expectations: machines are noisy, and a journey through the form is long.
  timeout: 90_000,
  // The whole of each part is compared, and nothing in it may be added unseen.
  expect: { timeout: 15_000, toMatchAriaSnapshot: { children: 'deep-equal' } },
  snapshotPathTemplate: '{testDir}/accessibility-tree/{arg}{ext}',
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // What one keeps would come into other tests' way (tests/e2e/offline.e2e.ts has it).
    serviceWorkers: 'block',
    // A picture and the whole page of each step, a quarter of the time that tests take: `TRACE=1 npx playwright test …`.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      // Without these a Chromium that runs as root doesn't start, or talks to its maker on its own.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
