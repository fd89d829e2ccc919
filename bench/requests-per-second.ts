import { Agent, request } from 'node:http';

const connections = 10;
/** The pages take turns, so that other work of the machine affects all of them. */
const rounds = 3;

/**
 * Sends a GET request like a browser's. The body is read, but not decompressed.
 *
 * @returns the status
 * @throws Error when the connection fails
 */
export function get(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}

async function measure(url: string, expected: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  // The first request fills the caches and isn't counted.
  await get(url, agent);
  const start = performance.now();
  const end = start + seconds * 1000;
  let answers = 0;
  async function visit() {
    while (performance.now() < end) {
      const status = await get(url, agent);
      if (status !== expected) throw new Error(`${url} answers ${status}`);
      answers += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  return (answers / (performance.now() - start)) * 1000;
}

export type BenchTarget = {
  name: string;
  url: string;
  /** The expected status; default 200. */
  status?: number;
};

/**
 * Prints the requests per second of each URL with ten connections. Only the ratios are meaningful.
 *
 * @param seconds duration for each URL
 * @throws Error when a response has another status than expected
 */
export async function printRequestsPerSecond(pages: readonly BenchTarget[], seconds: number) {
  const sums = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url, status = 200 } of pages) {
      sums.set(name, (sums.get(name) ?? 0) + (await measure(url, status, seconds / rounds)));
    }
  }
  for (const [name, sum] of sums) {
    console.log(`${(sum / rounds).toFixed(0).padStart(6)} requests/s  ${name}`);
  }
}
