import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

/** The programs of the engines beside Chromium: the variable that may name another path, Debian's path and its package. */
const programs = {
  firefox: [{ variable: 'FIREFOX', path: '/usr/bin/firefox-esr', package: 'firefox-esr' }],
  webkit: [
    { variable: 'WEBKIT_DRIVER', path: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
    { variable: 'XVFB', path: '/usr/bin/Xvfb', package: 'xvfb' },
  ],
};

/** @param {{ variable: string, path: string }} program */
const pathOf = ({ variable, path }) =>
  [process.env[variable], path].find((each) => each && existsSync(each));

/**
 * Firefox and WebKit for the tests in `tests/engines`: the system's, else Debian's packages. For each one that can't be had, a line
 * says that its tests are skipped.
 *
 * @param {readonly string[]} [wanted] names of engines; all when left out
 * @returns {Promise<Record<string, string>>} the paths of their programs, by the variables that the tests read
 */
export async function ensureEngines(wanted = Object.keys(programs)) {
  /** @type {Record<string, string>} */
  const environment = {};
  for (const [engine, needed] of Object.entries(programs)) {
    if (!wanted.includes(engine)) continue;
    const missing = needed.filter((program) => !pathOf(program));
    if (missing.length > 0 && existsSync('/usr/bin/apt-get')) {
      const packages = missing.map((program) => program.package);
      console.log(`No ${engine} on this machine: trying Debian's package ...`);
      const install = () => run('apt-get', ['install', '-y', '-qq', ...packages]);
      if ((await install()) !== 0) {
        await run('apt-get', ['update', '-qq']);
        await install();
      }
    }
    const found = needed.map((program) => [program.variable, pathOf(program)]);
    if (found.every(([, path]) => path)) Object.assign(environment, Object.fromEntries(found));
    else console.log(`${engine} could not be had: the tests in it are skipped.`);
  }
  return environment;
}
