import type { Config } from '@react-router/dev/config';
import {
  prerenderedBengaliPaths,
  prerenderedFiles,
  prerenderedPaths,
} from './app/paths/prerendered-paths.ts';

export default {
  routeDiscovery: { mode: 'initial' },
  prerender: [...prerenderedPaths, ...prerenderedBengaliPaths, ...prerenderedFiles],
} satisfies Config;
