// Requests one page repeatedly in a worker thread, so that the work of the other clients in the main thread isn't measured.
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { get } from './requests-per-second.ts';

/** Times in milliseconds; `pauseMs` is the time between two requests. */
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
