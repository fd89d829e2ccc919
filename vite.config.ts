import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { illustrationsVersion } from './scripts/illustrations-version.ts';
import { inlineScript } from './scripts/inline-script.ts';

export default defineConfig({
  plugins: [inlineScript(), reactRouter()],
  define: { illustrationsVersion: JSON.stringify(illustrationsVersion()) },
  // What React Router's plugin doesn't name. A package that is met later makes the development server load the page anew.
  optimizeDeps: { include: ['embla-carousel', 'embla-carousel-autoplay', 'sonner', 'zod/mini'] },
  build: {
    // Pictures stay files: one fetch a page and cached for good, instead of bytes in every page.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                {
                  name: 'router',
                  test: /node_modules\/(react-router|cookie|set-cookie-parser)\//,
                },
                // What every page has, in one file; without what has styles, since their order would change.
                {
                  name: 'frame',
                  test: /\/app\/(content\/(frame|navigation|site|destinations|programmes)|illustrations|components\/ui\/illustration|components\/layout\/header\/header-tone|page-metadata)\b/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
