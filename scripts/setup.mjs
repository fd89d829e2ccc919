// Plain JavaScript for Node 20 or newer, since this module installs the Node version that runs the rest.
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** Node stores compiled code here, so that the next process of the site, the staff tool or a test starts sooner. */
const compileCacheFolder = join(root, 'node_modules/.cache/compiled');

/** The files and folders that a build depends on. */
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

/** How many lines of a failed program's output are shown. Its errors are at the end. */
const shownLines = 40;

/**
 * Runs a program of this project (or npm), with the project's own Node if that is installed, and waits for its end.
 *
 * @param {string} command a name in node_modules/.bin or on the PATH
 * @param {string[]} parameters
 * @param {Record<string, string>} [environment] variables in addition to those of this process
 * @param {import('node:child_process').StdioOptions} [stdio] by default, the program prints to this terminal
 * @returns {Promise<number>} the exit code; 1 when it was killed or could not be started
 */
export function run(command, parameters, environment = {}, stdio = 'inherit') {
  return new Promise((resolve) => {
    const child = start(command, parameters, environment, stdio);
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program like `run`, with its output in a file. If the program fails, the end of the file is printed.
 *
 * @param {string} file relative to the project; it is overwritten
 * @param {string} command
 * @param {string[]} parameters
 */
async function runQuietly(file, command, parameters) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  const output = openSync(path, 'w');
  const code = await run(command, parameters, {}, ['inherit', output, output]);
  closeSync(output);
  if (code === 0) return 0;
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  console.error(lines.slice(-shownLines).join('\n'));
  if (lines.length > shownLines) console.error(`The whole output is in ${file}.`);
  return code;
}

/**
 * Starts a program like `run`, but doesn't wait for its end.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} [environment]
 * @param {import('node:child_process').StdioOptions} [stdio]
 */
export function start(command, parameters, environment = {}, stdio = 'inherit') {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  return spawn(command, parameters, {
    cwd: root,
    stdio,
    env: { NODE_COMPILE_CACHE: compileCacheFolder, ...process.env, PATH: path, ...environment },
    shell: process.platform === 'win32',
  });
}

/** Installs the dependencies if they are missing or older than the lock file. */
export async function ensureDependencies() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'The dependencies are missing or older than package-lock.json, and node_modules is a symbolic link: npm ci would empty the folder that it points to. Delete the link, or run npm ci where that folder is.',
    );
    process.exit(1);
  }
  console.log('Installing dependencies (npm ci > .cache/install.log) ...');
  if ((await runQuietly('.cache/install.log', 'npm', ['ci', '--no-audit', '--no-fund'])) !== 0) {
    console.error('The dependencies could not be installed: see the lines above.');
    process.exit(1);
  }
}

/** Builds the site when there is no complete build, or when a source is newer than the build. */
export async function ensureBuild() {
  const buildMarker = join(root, 'build/complete');
  if (existsSync(buildMarker) && findLatestChange(sources) <= statSync(buildMarker).mtimeMs) return;
  console.log('Building the site (npm run build > .cache/build.log) ...');
  if ((await runQuietly('.cache/build.log', 'npm', ['run', '--silent', 'build'])) !== 0) {
    console.error('The site could not be built: see the lines above.');
    process.exit(1);
  }
}

/**
 * Returns the time of the latest change of files and folders. Folders are included, so that a deletion counts as a change.
 *
 * @param {string[]} paths relative to the project
 * @returns {number} milliseconds since 1970
 */
function findLatestChange(paths) {
  let time = 0;
  for (const path of paths) {
    const absolutePath = join(root, path);
    if (!existsSync(absolutePath)) continue;
    const status = statSync(absolutePath);
    time = Math.max(time, status.mtimeMs);
    if (!status.isDirectory()) continue;
    for (const entry of readdirSync(absolutePath, { recursive: true, encoding: 'utf8' })) {
      time = Math.max(time, statSync(join(absolutePath, entry)).mtimeMs);
    }
  }
  return time;
}
