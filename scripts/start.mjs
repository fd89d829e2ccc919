// `npm start` installs, builds and serves the site. With `--built` (`npm run serve`) it only serves it.
import { readFileSync } from 'node:fs';
import { ensureBuild, ensureDependencies, start } from './setup.mjs';

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (server) server.kill(signal);
  else process.exit(1);
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => stop(signal));
}
// A signal to npm ends npm and its shell, but doesn't reach this process. It stops itself when its parent has ended.
const parent = process.ppid;
const parentCheck = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(parentCheck);
  stop('SIGTERM');
}, 500);

if (!process.argv.includes('--built')) {
  await ensureDependencies();
  await ensureBuild();
}

/** The options limit Node's memory. docs/decisions/0034-limits-of-memory.md has the reasons. */
const { options, environment } = JSON.parse(
  readFileSync(new URL('../server/process.json', import.meta.url), 'utf8'),
);
server = start('node', [...options, 'server/main.ts'], environment);
server.once('exit', (code) => process.exit(code ?? 1));
