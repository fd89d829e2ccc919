// `npm start`: from a fresh clone to the served site. With `--built` (`npm run serve`) without any set-up.
import { readFileSync } from 'node:fs';
import { ensureBuild, ensureDependencies, start } from './setup.mjs';

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;

/** @param {NodeJS.Signals} signal */
function end(signal) {
  if (server) server.kill(signal);
  else process.exit(1);
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => end(signal));
}
// A signal that is sent to npm ends npm and its shell, but doesn't reach what they started: an orphan ends itself.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  end('SIGTERM');
}, 500);

if (!process.argv.includes('--built')) {
  await ensureDependencies();
  await ensureBuild();
}

/** How much memory it takes, and why: docs/decisions/0034-limits-of-memory.md. */
const { options, environment } = JSON.parse(
  readFileSync(new URL('../server/process.json', import.meta.url), 'utf8'),
);
server = start('node', [...options, 'server/main.ts'], environment);
server.once('exit', (code) => process.exit(code ?? 1));
