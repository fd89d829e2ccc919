import globalData from '@csstools/postcss-global-data';
import { reactRouter } from '@react-router/dev/vite';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { listContentItems } from './scripts/go-live/content.ts';
import { hashIllustrations } from './scripts/illustrations-version.ts';
import { lazyStylesheets } from './scripts/lazy-stylesheets.ts';

const unconfirmedItems = listContentItems(import.meta.dirname, new Date());

export default defineConfig({
  plugins: [lazyStylesheets(), reactRouter()],
  css: {
    // Every document contains its styles and class names: short names make it an eighth smaller.
    modules: { generateScopedName: '[hash:base52:5]' },
    postcss: {
      plugins: [globalData({ files: ['app/styles/breakpoints.css'] }), customMedia()],
    },
  },
  define: {
    illustrationsVersion: JSON.stringify(hashIllustrations()),
    // The site warns of them at each start, and must not read its own sources for that.
    unconfirmedContentAtBuild: JSON.stringify({
      unconfirmed: unconfirmedItems.length,
      placeholders: unconfirmedItems
        .filter(({ kind }) => kind === 'placeholder')
        .map(({ what }) => what),
    }),
  },
  // Packages that React Router's plugin doesn't list. When the development server discovers a package later, it reloads the page.
  optimizeDeps: {
    include: ['embla-carousel', 'embla-carousel-autoplay', 'minisearch', 'zod/mini'],
    // Vite finds it behind server/contexts.ts, which the browser doesn't get.
    exclude: ['p-queue'],
  },
  build: {
    // Pictures stay files, which browsers cache, instead of data URLs in every page.
    assetsInlineLimit: 0,
  },
  // React Router prerenders pages by requests to `vite preview`. Where no network interface has IPv6, as in `docker build`,
  // `localhost` resolves to `::1` for the server and to 127.0.0.1 for the client (remix-run/react-router#15255).
  preview: { host: '127.0.0.1' },
  environments: {
    client: {
      build: {
        // docs/browsers.md
        target: ['chrome111', 'edge111', 'firefox114', 'safari16'],
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                // The entry module reports the errors of all others, and with Save-Data is the only one until a form is used.
                { name: 'entry', test: /\/app\/entry\.client\.tsx$/ },
                // What every page loads. Otherwise it would be seven files, because islands share parts of it, and 1 kB more.
                { name: 'start', test: /\/app\/entry\/start\.ts$/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: './server/app.ts',
          // A dynamic import saves the browser bytes. The server imports the same modules at its start.
          checks: { ineffectiveDynamicImport: false },
          // One file: records import each country and each programme by its slug, which would be a chunk each.
          output: { codeSplitting: false },
        },
      },
    },
  },
});
