// `npm run test:wordpress` only runs the tests of the blog with a real WordPress.
import { ensureChromium } from './chromium.mjs';
import { ensureBuild, ensureDependencies, run } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
const chromium = await ensureChromium();
const unit = await run('vitest', ['run', 'blog/wordpress.live.test.ts']);
const browser = await run('playwright', ['test', 'tests/e2e/wordpress'], chromium);
process.exit(unit || browser);
