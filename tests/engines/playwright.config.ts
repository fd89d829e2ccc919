import { defineConfig } from '@playwright/test';
import { otherEngines } from './available-engines.ts';
import type { EngineName } from './tab.ts';

/** These tests open a page in all engines at once, and compare the others with Chromium. */
const geometryTests = 'geometry.e2e.ts';

/**
 * Tests that don't run in an engine. In Chromium, tests/e2e has the same journeys: bengali*, apply*, embed*, contact*, search,
 * header-and-footer and offline. WebKit's console can't be read while its driver runs, so its tests have an extra file. WebKitGTK
 * ignores the weight in the `@font-face` rule of a local font.
 */
const ignoredTests: Record<EngineName, string[]> = {
  chromium: [
    'bengali.e2e.ts',
    'drawer.e2e.ts',
    'forms.e2e.ts',
    'offline.e2e.ts',
    'search.e2e.ts',
    'webkit-console.e2e.ts',
  ],
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
  projects: [
    ...(['chromium', ...otherEngines] as const).map((name) => ({
      name,
      use: { engineName: name },
      testIgnore: [geometryTests, ...ignoredTests[name]],
    })),
    ...(otherEngines.length > 0 ? [{ name: 'geometry', testMatch: geometryTests }] : []),
  ],
});
