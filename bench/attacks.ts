// `npm run bench:attacks` attacks the site with each of tests/helpers/costly-requests.ts, and with pipelined requests, and prints how
// long a second client waits meanwhile for GET /healthz and GET /destinations/germany: the median and the longest wait. The goal is
// 200 ms on an idle machine. The attacker is on 127.0.0.1, without nginx, which would limit it (deploy/nginx.conf).
//
//     npm run bench:attacks
//     BENCH_CONNECTIONS=8     connections of the attacker; default 8
//     BENCH_SECONDS=2         duration of each attack; default 2
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { type CostlyRequest, costlyRequests } from '#tests/helpers/costly-requests.ts';
import { startSite } from '#tests/helpers/site.ts';
import { median } from './median.ts';

const connections = Number(process.env.BENCH_CONNECTIONS ?? 8);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const goalMs = 200;
const visitedPaths = ['/healthz', '/destinations/germany'];

const site = await startSite({ LOG_LEVEL: 'fatal' });
const { hostname, port } = new URL(site.url);

/** Sends a GET request, and reads its answer. A refused or broken request is an answer, too. */
function get(path: string, agent: Agent, headers: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve) => {
    request(site.url + path, { agent, headers: { 'accept-encoding': 'gzip, br', ...headers } })
      .once('response', (answer) => void answer.resume().once('close', resolve))
      .once('error', () => resolve())
      .end();
  });
}

/** An attack that lasts until `end`. */
type Attack = { name: string; run: (end: number) => Promise<unknown> };

/** Connections that each send a request as soon as the last one is answered. */
const repeatRequest = ({ name, path, headers }: CostlyRequest): Attack => ({
  name,
  async run(end) {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    async function repeat() {
      while (performance.now() < end) await get(path, agent, headers);
    }
    await Promise.all(Array.from({ length: connections }, repeat));
    agent.destroy();
  },
});

/** Connections that each send so many requests at once, and again as soon as the server has closed them. */
const pipeline = (count: number, path: string): Attack => ({
  name: `${count} pipelined requests for ${path}`,
  async run(end) {
    async function repeat() {
      while (performance.now() < end) {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => {});
        socket.resume();
        socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count));
        const closed = new Promise((resolve) => socket.once('close', resolve));
        await Promise.race([closed, setTimeout(Math.max(0, end - performance.now()))]);
        socket.destroy();
      }
    }
    await Promise.all(Array.from({ length: connections }, repeat));
  },
});

async function measure({ name, run }: Attack) {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1000;
  const attack = run(end);
  const waits: number[] = [];
  while (performance.now() < end) {
    for (const path of visitedPaths) {
      const startedAt = performance.now();
      await get(path, agent);
      waits.push(performance.now() - startedAt);
    }
    await setTimeout(20);
  }
  await attack;
  agent.destroy();
  const longest = Math.max(...waits);
  const format = (ms: number) => ms.toFixed(0).padStart(5);
  const verdict = longest > goalMs ? '  above the goal' : '';
  console.log(`${format(median(waits))} ms, at most ${format(longest)} ms: ${name}${verdict}`);
}

const attacks: Attack[] = [
  { name: 'no attack', run: async () => {} },
  ...costlyRequests.map(repeatRequest),
  pipeline(50, '/destinations/germany'),
  pipeline(50, '/global-programs?age=22'),
  pipeline(2000, '/destinations/germany'),
];
// Fills the caches.
for (const path of visitedPaths) await get(path, new Agent());
try {
  for (const attack of attacks) await measure(attack);
} finally {
  await site.stop();
}
