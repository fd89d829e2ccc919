import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileHints } from './scripts/compile-hints.ts';
import { illustrationsVersion } from './scripts/illustrations-version.ts';
import { pageScript } from './scripts/page-script.ts';
import { partStylesheets } from './scripts/part-stylesheets.ts';
import { constantTokens, constantTokensOfComponents } from './scripts/styles/constant-tokens.ts';
import { hoverOfPointers } from './scripts/styles/hover-of-pointers.ts';
import { mergedMediaOfStylesheets } from './scripts/styles/merged-media.ts';
import { namedBreakpoints } from './scripts/styles/named-breakpoints.ts';
import { notificationStyles } from './scripts/styles/notification-styles.ts';
import { shortClassName } from './scripts/styles/short-class-names.ts';
import { shortGrids } from './scripts/styles/short-grids.ts';
import {
  shortPropertyNames,
  shortPropertyNamesOfComponents,
} from './scripts/styles/short-property-names.ts';
import { tightValuesOfStylesheets } from './scripts/styles/tight-values.ts';
import { unusedCode } from './scripts/unused-code/unused-code.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    pageScript('app/document/late-start.ts'),
    pageScript('app/browser/deferred-loader.ts'),
    partStylesheets(),
    notificationStyles(),
    unusedCode(),
    compileHints(),
    constantTokensOfComponents(),
    shortPropertyNamesOfComponents(),
    mergedMediaOfStylesheets(),
    tightValuesOfStylesheets(),
    reactRouter(),
  ],
  css: {
    postcss: {
      plugins:
        command === 'build'
          ? [namedBreakpoints, hoverOfPointers, constantTokens, shortPropertyNames, shortGrids]
          : [namedBreakpoints, hoverOfPointers],
    },
    modules: command === 'build' ? { generateScopedName: shortClassName } : {},
  },
  define: { illustrationsVersion: JSON.stringify(illustrationsVersion()) },
  // What React Router's plugin doesn't name. A package that is met later makes the development server load the page anew.
  optimizeDeps: {
    include: ['embla-carousel', 'embla-carousel-autoplay', 'minisearch', 'sonner', 'zod/mini'],
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
              groups: [
                // What a document's own script needs, without React.
                {
                  name: 'document',
                  test: /\/app\/(browser\/(start|enhance-page)|components\/(layout\/(carry-picture|header\/enhance|notifications\/(listen|notify)|router-links\/asks|search\/(listen|search-(key|link)))|sections\/(accordion\/(listen|summary)|embedded-frame\/watch|office-sign\/(keep|opening)|rail\/enhance)|ui\/(tabs\/(enhance|tab-keys)|tooltip\/enhance))|content\/(frame|identity|navigation|office-hours|offline)\.|document\/trusted-types|forms\/(clean-drafts|kept-drafts)|frames\/frame-height|offline\/(network-status|offline-note|register)|saves-data|screens\/(can-i-go\/(hand-over|said-query|select-width)|destinations\/announce|home\/(every|run|show|while))|styles\/breakpoints|when-idle)|\/common\/escape-html/,
                },
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                {
                  name: 'router',
                  test: /node_modules\/(react-router|cookie|set-cookie-parser)\//,
                },
                // What every page has, in one file: many small ones compress worse.
                {
                  name: 'frame',
                  test: /\/app\/(components\/(layout\/(arrival\/arrival|below|header\/(header|use)|footer\/footer\.|late-styles\/late-styles\.tsx|logo|navigation-progress|skip-link|(first-move|server-part)\/(?!after-|server-parts\.)|notifications\/notify|next-page\/opening\.|router-links|section)|sections\/action-links|ui\/(button|icon|illustration|more-link|whatsapp-link))|fonts\/fonts|illustrations\/illustration|page-metadata|screens\/error\/error-page)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
}));
