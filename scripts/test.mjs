// `npm test` installs and builds what is needed, and runs every check. The last line is `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { auditCommand, auditPackages } from './audit.mjs';
import { readBrowserVersions } from './browser-versions.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureNginx } from './nginx.mjs';
import { ensureBuild, ensureDependencies, root, run } from './setup.mjs';

const results = join(root, 'test-results');
const enginesConfig = 'tests/engines/playwright.config.ts';
let passed = 0;
let failed = 0;
let browserVersions = '';
/** @type {string[]} titles of failed checks and suites. They are repeated at the end, since their output may be far above */
const failures = [];
/** @type {string[]} what wasn't checked. It is said at the end, so that a green run isn't taken for more than it is */
const unchecked = [];

/**
 * @param {string} title
 * @param {boolean} ok
 */
const countCheck = (title, ok) => {
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(title);
  }
};

/**
 * Runs a check that counts as one test.
 *
 * @param {string} title
 * @param {() => Promise<number>} check returns an exit code
 */
async function check(title, check) {
  console.log(`\n— ${title}`);
  const ok = (await check()) === 0;
  countCheck(title, ok);
  return ok;
}

/**
 * Runs a test runner that counts its tests in a JSON report.
 *
 * @param {string} title
 * @param {() => Promise<number>} suite returns an exit code
 * @param {() => { passed: number, failed: number, failedTitles?: string[] }} readCounts reads its report; `failedTitles`: the
 *   failed tests, if the runner doesn't print them at the end itself
 */
async function suite(title, suite, readCounts) {
  console.log(`\n— ${title}`);
  const code = await suite();
  const counts = readCounts();
  passed += counts.passed;
  if (code !== 0) failures.push([title, ...(counts.failedTitles ?? [])].join('\n  '));
  // A runner can fail without a failed test, for example because of a syntax error or an open handle.
  failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed;
}

/** Counts as one test if npm's registry sends a report, and else is said at the end. */
async function audit() {
  console.log('\n— Known vulnerabilities');
  const { isAudited, ok, message } = await auditPackages();
  if (!isAudited) return void unchecked.push(message);
  if (!ok) await run('npm', auditCommand);
  countCheck('Known vulnerabilities', ok);
}

/** @param {string} name */
const report = (name) => JSON.parse(readFileSync(join(results, name), 'utf8'));

/** @param {string} name */
const playwrightReport = (name) => {
  const { expected, unexpected } = report(name).stats;
  return { passed: expected, failed: unexpected };
};

/**
 * Finds or installs the browsers and nginx, one after the other, since apt allows one installation at a time.
 *
 * @returns {Promise<{ browserTests: Record<string, string>, engineTests: Record<string, string> }>} variables that name them
 */
async function ensurePrograms() {
  const chromium = await ensureChromium();
  return {
    browserTests: { ...chromium, ...(await ensureNginx()) },
    engineTests: { ...chromium, ...(await ensureEngines()) },
  };
}

await ensureDependencies();
// An installation waits for the network and the disk most of the time, so it happens while the first checks run.
const programs = ensurePrograms();
// A failure is reported where the programs are needed, instead of ending the run in the middle of another check.
programs.catch(() => {});
// Reports of an earlier run must not be counted.
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await audit();
await check('Formatting and lint', () => run('biome', ['ci', '.']));
await check(
  'Types',
  async () =>
    (await run('react-router', ['typegen'])) ||
    (await run('tsc', ['--noEmit'])) ||
    (await run('tsc', ['--project', 'tsconfig.browser.json'])),
);
await run('node', ['blog/testing/wipe-wordpress.ts']);
await suite(
  'Unit tests',
  () =>
    run('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, 'unit.json')}`,
    ]),
  () => {
    const { numPassedTests, numFailedTests, testResults } = report('unit.json');
    /** @type {{ status: string, fullName: string }[]} */
    const tests = testResults.flatMap(
      (/** @type {{ assertionResults: unknown[] }} */ file) => file.assertionResults,
    );
    const failedTitles = tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
    return { passed: numPassedTests, failed: numFailedTests, failedTitles };
  },
);
if (await check('Build', () => ensureBuild().then(() => 0))) {
  const { browserTests, engineTests } = await programs;
  browserVersions = readBrowserVersions(engineTests);
  await suite(
    'Browser tests and budgets',
    () => run('playwright', ['test'], browserTests),
    () => playwrightReport('browser.json'),
  );
  await suite(
    'Pages and journeys in Chromium, Firefox and WebKit',
    () => run('playwright', ['test', `--config=${enginesConfig}`], engineTests),
    () => playwrightReport('engines.json'),
  );
}

if (unchecked.length > 0) console.log(`\n${unchecked.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
// CONTRIBUTING.md names the versions of the last green run.
if (browserVersions) console.log(`\nBrowsers: ${browserVersions}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
