import { defineConfig } from '@playwright/test';
import type { EngineName } from './tab.ts';

/** The engines that scripts/engines.mjs found or installed. Chromium is always tested, too. */
const engines: EngineName[] = [
  'chromium',
  ...(process.env.FIREFOX ? (['firefox'] as const) : []),
  ...(process.env.WEBKIT_DRIVER ? (['webkit'] as const) : []),
];

/**
 * Tests that don't run in an engine. The geometry tests compare an engine with Chromium. In Chromium,
 * tests/e2e/bengali*.e2e.ts test the Bengali pages. WebKit's console can't be read while its driver runs, so its tests have an
 * extra file. WebKitGTK ignores the weight in the `@font-face` rule of a local font.
 */
const ignoredTests: Record<EngineName, string[]> = {
  chromium: ['bengali.e2e.ts', 'geometry.e2e.ts', 'webkit-console.e2e.ts'],
  firefox: ['webkit-console.e2e.ts'],
  webkit: ['fonts.e2e.ts'],
};

export default defineConfig<{ engineName: EngineName }>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // These are upper limits, because the load of machines varies.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: engines.map((name) => ({
    name,
    use: { engineName: name },
    testIgnore: ignoredTests[name],
  })),
});
