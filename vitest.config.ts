import { defineConfig } from 'vitest/config';
import { illustrationsVersion } from './scripts/illustrations-version.ts';
import { inlineScript } from './scripts/inline-script.ts';

export default defineConfig({
  plugins: [inlineScript()],
  define: { illustrationsVersion: JSON.stringify(illustrationsVersion()) },
  test: {
    include: ['{app,submissions,blog,server,cli,scripts}/**/*.test.{ts,tsx}'],
    css: false,
  },
});
