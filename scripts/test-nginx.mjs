// `npm run test:nginx`: the journey through a real nginx alone.
import { ensureNginx } from './nginx.mjs';
import { ensureBuild, ensureDependencies, run } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
const nginx = await ensureNginx();
process.exit(await run('playwright', ['test', 'tests/e2e/nginx'], nginx ? { NGINX: nginx } : {}));
