import globalData from '@csstools/postcss-global-data';
import { reactRouter } from '@react-router/dev/vite';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { hashIllustrations } from './scripts/illustrations-version.ts';
import { lazyStylesheets } from './scripts/lazy-stylesheets.ts';
import { pageScript } from './scripts/page-script.ts';

export default defineConfig({
  plugins: [pageScript('app/browser/deferred-loader.ts'), lazyStylesheets(), reactRouter()],
  css: {
    // Every document carries its styles and its classes: short names make it an eighth smaller.
    modules: { generateScopedName: '[hash:base52:5]' },
    postcss: {
      plugins: [globalData({ files: ['app/styles/breakpoints.css'] }), customMedia()],
    },
  },
  define: { illustrationsVersion: JSON.stringify(hashIllustrations()) },
  // What React Router's plugin doesn't name. A package that is met later makes the development server load the page anew.
  optimizeDeps: {
    include: ['embla-carousel', 'embla-carousel-autoplay', 'minisearch', 'zod/mini'],
  },
  build: {
    // Pictures stay files: one fetch a page and cached for good, instead of bytes in every page.
    assetsInlineLimit: 0,
  },
  // React Router fetches the pages that it renders at build time from `vite preview`. Its name `localhost` is `::1` to a server and
  // 127.0.0.1 to a client where no network card has IPv6, as in `docker build` (remix-run/react-router#15255).
  preview: { host: '127.0.0.1' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
