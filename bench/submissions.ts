// `npm run bench:submissions` measures how many submissions per second the site stores over HTTP, and how long each takes.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { filledForm } from '#domain/submissions/testing/examples.ts';
import { startPostgres } from '#domain/submissions/testing/postgres.ts';
import { startSite } from '#tests/helpers/site.ts';
import type { ReaderOptions } from './page-reader.ts';

const clients = 50;
/** The rate that an embedded store must handle for all clients together, while pages are read as well. */
const targetPerSecond = 100;
/** Requests during the warm-up aren't counted. */
const warmUpMs = 3000;
const measuredMs = 8000;
/** Time between two requests of the page reader, in milliseconds. */
const readingPauseMs = 10;

const agent = new Agent({ keepAlive: true });

/** @returns milliseconds until the response is complete */
function timeRequest(
  url: string,
  expected: number,
  options: RequestOptions,
  body = '',
): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, ...options }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === expected) resolve(performance.now() - startedAt);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    sent.once('error', reject).end(body);
  });
}

const boundary = 'bench';

/** Sends an application of a new applicant, as a browser does. */
function submit(site: string): Promise<number> {
  const id = randomUUID();
  const fields = { ...filledForm, email: `visitor@${id}.example`, submissionId: id };
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => {
      const text = value === true ? 'on' : value;
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
    });
  const body = `${parts.join('')}--${boundary}--\r\n`;
  const headers = {
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Content-Length': Buffer.byteLength(body),
  };
  return timeRequest(
    `${site}/apply/student-exchange/submit`,
    201,
    { method: 'POST', headers },
    body,
  );
}

/**
 * Runs `work` repeatedly in a number of concurrent loops.
 *
 * @param duration in milliseconds
 * @param pace minimum time between two starts in a loop, in milliseconds
 * @returns the sorted times of `work`
 */
async function repeat(count: number, duration: number, work: () => Promise<number>, pace = 0) {
  const end = performance.now() + duration;
  const times: number[] = [];
  async function one() {
    while (performance.now() < end) {
      const time = await work();
      times.push(time);
      if (time < pace) await setTimeout(pace - time);
    }
  }
  await Promise.all(Array.from({ length: count }, one));
  return times.toSorted((one, other) => one - other);
}

/** @returns the sorted times of the reader's requests, in milliseconds */
function startPageReader(reading: ReaderOptions): Promise<number[]> {
  return new Promise((resolve, reject) => {
    new Worker(new URL('./page-reader.ts', import.meta.url), { workerData: reading })
      .once('message', (times: number[]) => resolve(times.toSorted((one, other) => one - other)))
      .once('error', reject);
  });
}

const percentile = (sorted: readonly number[], share: number) =>
  `${(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(1).padStart(7)} ms`;

function print(what: string, times: readonly number[], perSecond?: number) {
  const rate = perSecond === undefined ? '' : `${perSecond.toFixed(0).padStart(7)}/s`;
  const shares = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
  console.log([what.padEnd(32), rate.padEnd(9), ...shares, percentile(times, 1)].join('  '));
}

/**
 * Returns the CPU time of a process in milliseconds, NaN except on Linux. Other work of the machine affects it less than the
 * clock.
 */
function readCpuTimeMs(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // After the name in brackets, which may contain any character, user and system time are fields 12 and 13, in hundredths of a
  // second.
  const columns = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(columns[11]) + Number(columns[12])) * 10;
}

async function measure(name: string, settings: Record<string, string>) {
  const site = await startSite({
    ...settings,
    LOG_LEVEL: 'warn',
    SUBMISSIONS_PER_ADDRESS_PER_HOUR: '0',
    SUBMISSIONS_PER_MINUTE: '0',
  });
  const read = (duration: number) =>
    startPageReader({ url: `${site.url}/about`, durationMs: duration, pauseMs: readingPauseMs });
  async function measureBoth(pace: number) {
    const [times, pages] = await Promise.all([
      repeat(clients, measuredMs, () => submit(site.url), pace),
      read(measuredMs),
    ]);
    const what = pace ? `${targetPerSecond} a second` : 'submissions';
    print(`${name}: ${what}`, times, (times.length * 1000) / measuredMs);
    print(`${name}: pages beside them`, pages);
    return times.length;
  }
  try {
    await repeat(clients, warmUpMs, () => submit(site.url));
    print(`${name}: pages, alone`, await read(warmUpMs));
    const before = readCpuTimeMs(site.pid);
    const times = await measureBoth(0);
    const each = (readCpuTimeMs(site.pid) - before) / times;
    console.log(`${name}: ${each.toFixed(2)} ms of processor time each, in the site's process`);
    await measureBoth((clients * 1000) / targetPerSecond);
  } finally {
    await site.stop();
  }
}

console.log(
  `${clients} clients, ${measuredMs / 1000} s${' '.repeat(33)}p50         p95         p99         max`,
);
const postgres = await startPostgres({ durable: true });
try {
  await measure('SQLite', {});
  const { url } = await postgres.createDatabase();
  await measure('PostgreSQL', { DATABASE_URL: url });
} finally {
  agent.destroy();
  await postgres.stop();
}
