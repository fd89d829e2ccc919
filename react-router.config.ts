import type { Config } from '@react-router/dev/config';
import { prerenderedFiles, prerenderedPaths } from './app/paths/prerendered-paths.ts';

export default {
  routeDiscovery: { mode: 'initial' },
  prerender: [...prerenderedPaths, ...prerenderedFiles],
} satisfies Config;
