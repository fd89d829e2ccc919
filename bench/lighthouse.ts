import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** npx downloads it on demand: with its browser protocol it is larger than all other dependencies of the project. */
const lighthouse = 'lighthouse@13.5.0';

/** Sizes in bytes, as transferred; times in milliseconds, on Lighthouse's slow phone. */
export type LighthouseResult = {
  document: number;
  script: number;
  font: number;
  all: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
};

type Report = {
  runtimeError?: { message: string };
  audits: Record<
    string,
    { numericValue?: number; details?: { items: { resourceType: string; transferSize: number }[] } }
  >;
};

function parseReport({ audits, runtimeError }: Report): LighthouseResult {
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    document: bytes('Document'),
    script: bytes('Script'),
    font: bytes('Font'),
    all: bytes(),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

/** Lighthouse sometimes misses the start of a page load on a busy machine (NO_NAVSTART), and asks to be run again. */
const maxAttempts = 3;

/**
 * Runs Lighthouse with its defaults: a phone with a slow processor and network.
 *
 * @throws Error with Lighthouse's message, when it can't be downloaded or the page doesn't load
 */
export async function runLighthouse(url: string, attempt = 1): Promise<LighthouseResult> {
  try {
    return await runOnce(url);
  } catch (error) {
    if (attempt === maxAttempts || !String(error).includes('NO_NAVSTART')) throw error;
    return runLighthouse(url, attempt + 1);
  }
}

async function runOnce(url: string): Promise<LighthouseResult> {
  const folder = await mkdtemp(join(tmpdir(), 'opar-lighthouse-'));
  const report = join(folder, 'report.json');
  try {
    await run(
      'npx',
      [
        ...['--yes', lighthouse, url, '--quiet', '--output=json', `--output-path=${report}`],
        ...[
          '--only-categories=performance',
          '--chrome-flags=--no-sandbox --headless --ignore-certificate-errors',
        ],
      ],
      { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM } },
    );
    return parseReport(JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
