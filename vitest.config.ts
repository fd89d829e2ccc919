import { defineConfig } from 'vitest/config';
import { illustrationsVersion } from './scripts/illustrations-version.ts';

export default defineConfig({
  define: { illustrationsVersion: JSON.stringify(illustrationsVersion()) },
  test: {
    include: ['{app,applications,blog,server,cli,scripts}/**/*.test.{ts,tsx}'],
    css: false,
  },
});
