import type { ChildProcess } from 'node:child_process';

/**
 * Waits until a process has written a text to its standard error.
 *
 * @throws Error with all that it wrote, when it ends before
 */
export function untilItSays(process: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    process.stderr?.on('data', (chunk) => {
      said += chunk;
      if (said.includes(text)) resolve();
    });
    process.once('error', reject);
    process.once('exit', () => reject(new Error(`${process.spawnfile} doesn't start:\n${said}`)));
  });
}
