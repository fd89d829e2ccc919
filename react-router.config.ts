import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered-paths.ts';
import { optionsPath } from './app/screens/can-i-go/options-path.ts';

export default {
  routeDiscovery: { mode: 'initial' },
  prerender: [...prerenderedPaths, optionsPath],
} satisfies Config;
