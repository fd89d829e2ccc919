import { defineConfig } from '@playwright/test';
import type { EngineName } from './tab.ts';

/** Those that scripts/engines.mjs found or installed. Chromium is always tried: what holds in the others holds there, too. */
const engines: EngineName[] = [
  'chromium',
  ...(process.env.FIREFOX ? (['firefox'] as const) : []),
  ...(process.env.WEBKIT_DRIVER ? (['webkit'] as const) : []),
];

/** Chromium is what the others' pages are compared with; WebKit's console can't be read beside its driver,
 * and WebKitGTK gives a local face the weight that is asked for, whatever its rule says. */
const testsOfOthers: Record<EngineName, string[]> = {
  chromium: ['geometry.e2e.ts', 'webkit-console.e2e.ts'],
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
  // Limits, not expectations: machines are noisy.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: engines.map((name) => ({
    name,
    use: { engineName: name },
    testIgnore: testsOfOthers[name],
  })),
});
