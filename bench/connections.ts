// `npm run bench:connections` opens 1,000 connections to the site, straight to its process. Each asks for the next page as soon as
// the last one is there. It prints how many pages were rendered and refused, the longest time until an answer, and the largest
// memory of the process.
//
//     npm run bench:connections
//     BENCH_CONNECTIONS=500   number of connections; default 1000
//     BENCH_SECONDS=5         duration for each kind of page; default 10
import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import process from 'node:process';
import { setInterval } from 'node:timers';
import { startSite } from '#tests/helpers/site.ts';
import { get } from './requests-per-second.ts';

const connections = Number(process.env.BENCH_CONNECTIONS ?? 1000);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);

/** Pages that are rendered for each request, and one page for each connection that is rendered for the cache. */
const kinds: Record<string, (connection: number) => string> = {
  'an application page': () => '/apply/agriculture-internship',
  'an answer of "Can I go?"': () => '/global-programs?age=22&studies=year-2',
  'a page that does not exist': (connection) => `/nothing-${connection}`,
  'posts that do not exist': (connection) => `/blog/nothing-${connection}`,
};

async function measure(name: string, getPath: (connection: number) => string) {
  // A site of its own, because a process seldom gives memory back.
  const site = await startSite({ LOG_LEVEL: 'fatal' });
  const measureMegabytes = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)]).toString()) / 1024;
  let megabytes = measureMegabytes();
  const sampling = setInterval(() => {
    megabytes = Math.max(megabytes, measureMegabytes());
  }, 100);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts = new Map<number, number>();
  let slowestMs = 0;
  const end = performance.now() + seconds * 1000;
  async function visit(_: unknown, connection: number) {
    while (performance.now() < end) {
      const startedAt = performance.now();
      // 0 = the connection was closed.
      const status = await get(site.url + getPath(connection), agent).catch(() => 0);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  clearInterval(sampling);
  await site.stop();
  const statuses = [...counts].map(([status, count]) => `${count} with ${status || 'no answer'}`);
  console.log(
    `${megabytes.toFixed(0).padStart(6)} MB, slowest ${(slowestMs / 1000).toFixed(1)} s, ${statuses.join(', ')}: ${name}`,
  );
}

for (const [name, getPath] of Object.entries(kinds)) await measure(name, getPath);
