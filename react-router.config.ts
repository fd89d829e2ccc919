import type { Config } from '@react-router/dev/config';
import {
  prerenderedBengaliPaths,
  prerenderedFiles,
  prerenderedPaths,
} from './app/paths/prerendered-paths.ts';

export default {
  // The server gets the hash of each script (app/rendering/document-assets.server.ts).
  subResourceIntegrity: true,
  routeDiscovery: { mode: 'initial' },
  prerender: [...prerenderedPaths, ...prerenderedBengaliPaths, ...prerenderedFiles],
} satisfies Config;
