// `npm start`: from a fresh clone to the served site.
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

await ensureDependencies();
await ensureBuild();

server = start('node', ['server/main.ts']);
server.once('exit', (code) => process.exit(code ?? 1));
