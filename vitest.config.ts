import { defineConfig } from 'vitest/config';
import { hashIllustrations } from './scripts/illustrations-version.ts';
import { pageScript } from './scripts/page-script.ts';

export default defineConfig({
  plugins: [pageScript('app/browser/deferred-loader.ts')],
  define: { illustrationsVersion: JSON.stringify(hashIllustrations()) },
  test: {
    include: ['{app,content,domain,blog,server,cli,common,scripts}/**/*.test.{ts,tsx}'],
    css: false,
    // By default a machine of two cores gets one worker, and many tests wait for processes and timers.
    maxWorkers: 3,
  },
});
