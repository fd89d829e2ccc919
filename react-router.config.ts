import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered-paths.ts';

export default {
  routeDiscovery: { mode: 'initial' },
  prerender: prerenderedPaths,
} satisfies Config;
