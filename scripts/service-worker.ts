import { join } from 'node:path';
import { build } from 'vite';

// A step of the build. Bundles app/features/offline/service-worker.ts into one file. It isn't an entry of React Router's build,
// since those share chunks.
const root = join(import.meta.dirname, '..');

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: join(root, 'build/client'),
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: join(root, 'app/features/offline/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
