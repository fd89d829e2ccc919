import { start } from './browser/start.ts';

// A page that React Router runs on has its context (document/late-start.ts); all others are documents.
if ('__reactRouterContext' in window) void import('./browser/hydrate-router.tsx');
else void start();
