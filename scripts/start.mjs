// `npm start`: from a fresh clone to the served site.
import { ensureBuild, ensureDependencies, start } from './setup.mjs';

await ensureDependencies();
await ensureBuild();

const server = start('node', ['server/main.ts']);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal));
}
server.once('exit', (code) => process.exit(code ?? 1));
