// Plain JavaScript that any Node from 20 on runs: it is what installs the Node that the rest runs on.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** Everything that a build is made of. */
const sources = [
  'app',
  'content',
  'domain',
  'common',
  'blog',
  'server',
  'public',
  'scripts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/**
 * Runs a program of this project (or npm) to its end, on the project's own Node where it is installed.
 *
 * @param {string} command a name in node_modules/.bin or on the PATH
 * @param {string[]} parameters
 * @param {Record<string, string>} [environment] variables beside those of this process
 * @returns {Promise<number>} the exit code; 1 when it was killed or could not be started
 */
export function run(command, parameters, environment = {}) {
  return new Promise((resolve) => {
    const child = start(command, parameters, environment);
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Starts a program like `run`, without waiting for its end.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} [environment]
 */
export function start(command, parameters, environment = {}) {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  return spawn(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...environment },
    shell: process.platform === 'win32',
  });
}

/** Installs the dependencies when there are none, or when the lock file is newer than they are. */
export async function ensureDependencies() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing dependencies (npm ci) ...');
  if ((await run('npm', ['ci', '--no-audit', '--no-fund'])) !== 0) {
    console.error('The dependencies could not be installed: see the lines above.');
    process.exit(1);
  }
}

/** Builds the site when there is no complete build, or when a source is newer than it. */
export async function ensureBuild() {
  const complete = join(root, 'build/complete');
  if (existsSync(complete) && newest(sources) <= statSync(complete).mtimeMs) return;
  console.log('Building the site (npm run build) ...');
  if ((await run('npm', ['run', '--silent', 'build'])) !== 0) {
    console.error('The site could not be built: see the lines above.');
    process.exit(1);
  }
}

/**
 * The time of the last change below some files and folders; folders count, so that a deletion does.
 *
 * @param {string[]} paths relative to the project
 * @returns {number} milliseconds since 1970
 */
function newest(paths) {
  let time = 0;
  for (const path of paths) {
    const whole = join(root, path);
    if (!existsSync(whole)) continue;
    const status = statSync(whole);
    time = Math.max(time, status.mtimeMs);
    if (!status.isDirectory()) continue;
    for (const entry of readdirSync(whole, { recursive: true, encoding: 'utf8' })) {
      time = Math.max(time, statSync(join(whole, entry)).mtimeMs);
    }
  }
  return time;
}
