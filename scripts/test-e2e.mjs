// `npm run test:e2e` runs the browser tests; `npm run test:e2e -- home` those whose path contains "home".
import { ensureChromium } from './chromium.mjs';
import { ensureNginx } from './nginx.mjs';
import { ensureBuild, ensureDependencies, run } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
const programs = { ...(await ensureChromium()), ...(await ensureNginx()) };
process.exit(await run('playwright', ['test', ...process.argv.slice(2)], programs));
