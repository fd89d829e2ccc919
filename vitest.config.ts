import { defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/inline-script.ts';

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    include: ['{app,submissions,blog,server,cli,scripts}/**/*.test.{ts,tsx}'],
    css: false,
  },
});
