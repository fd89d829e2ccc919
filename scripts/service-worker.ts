import { join } from 'node:path';
import { build } from 'vite';

// A step of the build: the service worker is a script of its own, from app/features/offline/service-worker.ts, in one file. Not one of
// React Router's entries, which share modules with each other.
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
