// A reader of one page, in a thread of its own: the times that it takes are the site's, not those of fifty clients beside it.
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Times in milliseconds; `pause` is what lies between two pages. */
export type Reading = { url: string; duration: number; pause: number };

const { url, duration, pause } = workerData as Reading;
const agent = new Agent({ keepAlive: true });

/** @returns how long it took until the whole answer was there */
function read(): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    }).once('error', reject);
  });
}

const times: number[] = [];
const end = performance.now() + duration;
while (performance.now() < end) {
  await setTimeout(pause);
  times.push(await read());
}
agent.destroy();
parentPort?.postMessage(times);
