import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,submissions,blog,server,cli,scripts}/**/*.test.{ts,tsx}'],
    css: false,
  },
});
