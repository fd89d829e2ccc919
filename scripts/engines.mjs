import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

/** The programs of the engines other than Chromium: the variable that overrides the path, Debian's path and package. */
const programs = {
  firefox: [{ variable: 'FIREFOX', path: '/usr/bin/firefox-esr', package: 'firefox-esr' }],
  webkit: [
    { variable: 'WEBKIT_DRIVER', path: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
    { variable: 'XVFB', path: '/usr/bin/Xvfb', package: 'xvfb' },
  ],
};

/** @param {{ variable: string, path: string }} program */
const findPath = ({ variable, path }) =>
  [process.env[variable], path].find((each) => each && existsSync(each));

/**
 * Finds or installs Firefox and WebKit for the tests in `tests/engines`: the system's, else Debian's packages. Prints a line
 * for each engine that can't be installed, whose tests are skipped.
 *
 * @param {readonly string[]} [engines] names of engines; all when left out
 * @returns {Promise<Record<string, string>>} the paths of their programs, by the variables that the tests read
 */
export async function ensureEngines(engines = Object.keys(programs)) {
  /** @type {Record<string, string>} */
  const environment = {};
  for (const [engine, requiredPrograms] of Object.entries(programs)) {
    if (!engines.includes(engine)) continue;
    const missing = requiredPrograms.filter((program) => !findPath(program));
    if (missing.length > 0 && existsSync('/usr/bin/apt-get')) {
      const packages = missing.map((program) => program.package);
      console.log(`No ${engine} on this machine: trying Debian's package ...`);
      const install = () => run('apt-get', ['install', '-y', '-qq', ...packages]);
      if ((await install()) !== 0) {
        await run('apt-get', ['update', '-qq']);
        await install();
      }
    }
    const variables = requiredPrograms.map((program) => [program.variable, findPath(program)]);
    if (variables.every(([, path]) => path))
      Object.assign(environment, Object.fromEntries(variables));
    else console.log(`${engine} could not be had: the tests in it are skipped.`);
  }
  return environment;
}
