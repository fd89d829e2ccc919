import { readFile } from 'node:fs/promises';

/** The largest accepted share of the requested CPU time that the host gave to other machines (steal time). */
const maxStealShare = 0.04;

/** Maximum number of measurements. */
const maxAttempts = 4;

/**
 * Repeats a measurement if the host of this virtual machine took away CPU time (steal time), which can delay a paint by 150 ms.
 * The measured value itself never causes a repetition.
 *
 * @returns the result with acceptable steal time, or else with the least, and the number of repetitions. On systems other than
 *   Linux, steal time is unknown, and the first result is returned
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

/** Returns the requested and the stolen CPU time since the machine's start, in ticks (proc_stat(5)). */
async function readCpuTimes(): Promise<{ asked: number; stolen: number }> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, stolen = 0] =
    /^cpu +(.+)$/m.exec(text)?.[1]?.split(' ').map(Number) ?? [];
  return { asked: user + nice + system + interrupts + soft + stolen, stolen };
}
