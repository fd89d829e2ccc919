// `npm run test:nginx` only runs the browser tests behind a real nginx.
import { ensureNginx } from './nginx.mjs';
import { ensureBuild, ensureDependencies, run } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
process.exit(await run('playwright', ['test', 'tests/e2e/nginx'], await ensureNginx()));
