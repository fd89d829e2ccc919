// `npm run bench` installs and builds all that is needed, and runs bench/pages.ts.
import { ensureChromium } from './chromium.mjs';
import { ensureNginx } from './nginx.mjs';
import { ensureBuild, ensureDependencies, run } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
const programs = { ...(await ensureChromium()), ...(await ensureNginx()) };
process.exit(await run('node', ['bench/pages.ts'], programs));
