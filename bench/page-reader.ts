// A reader of one page, in a thread of its own: the times that it takes are the site's, not those of fifty clients beside it.
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { get } from './requests-per-second.ts';

/** Times in milliseconds; `pause` is what lies between two pages. */
export type ReaderOptions = { url: string; durationMs: number; pauseMs: number };

const { url, durationMs, pauseMs } = workerData as ReaderOptions;
const agent = new Agent({ keepAlive: true });

const times: number[] = [];
const end = performance.now() + durationMs;
while (performance.now() < end) {
  await setTimeout(pauseMs);
  const startedAt = performance.now();
  const status = await get(url, agent);
  if (status !== 200) throw new Error(`${url} answers ${status}`);
  times.push(performance.now() - startedAt);
}
agent.destroy();
parentPort?.postMessage(times);
