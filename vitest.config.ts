import { configDefaults, defineConfig } from 'vitest/config';
import { hashIllustrations } from './scripts/illustrations-version.ts';

/** Tests that replace modules with `vi.mock`. */
const testsWithMocks = '**/*.mocked.test.{ts,tsx}';

export default defineConfig({
  define: { illustrationsVersion: JSON.stringify(hashIllustrations()) },
  test: {
    css: false,
    // By default a machine of two cores gets one worker, and many tests wait for processes and timers.
    maxWorkers: 3,
    // Tests of stores, mail servers and processes take seconds on a busy machine, where Vitest's 5 s fail them for nothing.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,content,domain,blog,server,cli,common,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, testsWithMocks],
          // Test files share a worker and its loaded modules, because loading them for each file took a third of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit with mocks', include: [testsWithMocks] } },
    ],
  },
});
