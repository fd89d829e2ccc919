// `npm test`: sets itself up and runs every check. Ends with the line `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureNginx } from './nginx.mjs';
import { ensureBuild, ensureDependencies, root, run } from './setup.mjs';

const results = join(root, 'test-results');
const enginesConfig = 'tests/engines/playwright.config.ts';
let passed = 0;
let failed = 0;
/** @type {string[]} titles of the checks and suites that failed: their own words may be thousands of lines above the last one */
const failures = [];

/**
 * @param {string} title
 * @param {boolean} ok
 */
const count = (title, ok) => {
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(title);
  }
};

/**
 * A check that passes or fails as one.
 *
 * @param {string} title
 * @param {() => Promise<number>} check gives an exit code
 */
async function check(title, check) {
  console.log(`\n— ${title}`);
  const ok = (await check()) === 0;
  count(title, ok);
  return ok;
}

/**
 * A test runner that counts its tests in a JSON report.
 *
 * @param {string} title
 * @param {() => Promise<number>} suite gives an exit code
 * @param {() => { passed: number, failed: number, named?: string[] }} count reads its report; `named`: the failed tests, where the
 *   runner doesn't end with their names itself
 */
async function suite(title, suite, count) {
  console.log(`\n— ${title}`);
  const code = await suite();
  const counted = count();
  passed += counted.passed;
  if (code !== 0) failures.push([title, ...(counted.named ?? [])].join('\n  '));
  // A runner that fails without a failed test (a broken file, a left-over handle) has failed all the same.
  failed += code !== 0 && counted.failed === 0 ? 1 : counted.failed;
}

/**
 * Known vulnerabilities of what the site runs on: high and critical ones fail. npm ends with 1 for these as for a registry
 * that gives no report, and only its JSON tells one from the other.
 */
async function audit() {
  console.log('\n— Known vulnerabilities');
  const command = ['audit', '--package-lock-only', '--omit=dev', '--audit-level=high'];
  // Without a network npm would try for minutes.
  const options = [...command, '--fetch-retries=0', '--fetch-timeout=20000'];
  const { status, stdout } = spawnSync('npm', [...options, '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const { vulnerabilities, message = 'npm gives no report' } = JSON.parse(stdout || '{}');
  if (!vulnerabilities) return console.log(`Not audited: ${message}`);
  if (status !== 0) await run('npm', options);
  count('Known vulnerabilities', status === 0);
}

/** @param {string} name */
const report = (name) => JSON.parse(readFileSync(join(results, name), 'utf8'));

/** @param {string} name */
const playwrightReport = (name) => {
  const { expected, unexpected } = report(name).stats;
  return { passed: expected, failed: unexpected };
};

await ensureDependencies();
// A report of an earlier run must not be counted.
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await audit();
await check('Formatting and lint', () => run('biome', ['ci', '.']));
await check(
  'Types',
  async () => (await run('react-router', ['typegen'])) || (await run('tsc', ['--noEmit'])),
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
    const named = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    return { passed: numPassedTests, failed: numFailedTests, named };
  },
);
if (await check('Build', () => ensureBuild().then(() => 0))) {
  const chromium = await ensureChromium();
  const browser = chromium ? { CHROMIUM: chromium } : {};
  const nginx = await ensureNginx();
  await suite(
    'Browser tests and budgets',
    () => run('playwright', ['test'], { ...browser, ...(nginx && { NGINX: nginx }) }),
    () => playwrightReport('browser.json'),
  );
  const engines = await ensureEngines();
  await suite(
    'Pages and journeys in Chromium, Firefox and WebKit',
    () => run('playwright', ['test', `--config=${enginesConfig}`], { ...browser, ...engines }),
    () => playwrightReport('engines.json'),
  );
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
