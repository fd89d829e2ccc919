import { readFile } from 'node:fs/promises';

/** Of the time for which processes asked the processors, what the host gave to other machines meanwhile. */
const maxStealShare = 0.04;

/** How often something is measured at most. */
const maxAttempts = 4;

/**
 * Measures again while the machine's host takes the processors away: a rented machine's does, and a page is then painted 150 ms
 * later. Only that decides, and never what was measured.
 *
 * @returns of the first measurement that wasn't disturbed, or else of the least disturbed one; and how many more there were.
 *   Where the system doesn't tell (it isn't Linux), the first
 */
export async function retryOnCpuSteal<Result>(
  measure: () => Promise<Result>,
): Promise<{ result: Result; repeated: number }> {
  const taken: { result: Result; disturbed: number }[] = [];
  do {
    const before = await readCpuTimes();
    const result = await measure();
    const after = await readCpuTimes();
    const asked = after.asked - before.asked;
    taken.push({ result, disturbed: asked > 0 ? (after.stolen - before.stolen) / asked : 0 });
  } while (taken.length < maxAttempts && taken.every(({ disturbed }) => disturbed > maxStealShare));
  const [best] = taken.toSorted((one, other) => one.disturbed - other.disturbed);
  if (!best) throw new Error('nothing was measured');
  return { result: best.result, repeated: taken.length - 1 };
}

/** Since the machine's start, in ticks (proc_stat(5)): what processes asked for, and what of it others had. */
async function readCpuTimes(): Promise<{ asked: number; stolen: number }> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, stolen = 0] =
    /^cpu +(.+)$/m.exec(text)?.[1]?.split(' ').map(Number) ?? [];
  return { asked: user + nice + system + interrupts + soft + stolen, stolen };
}
