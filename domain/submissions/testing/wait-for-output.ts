import type { ChildProcess } from 'node:child_process';

/**
 * Waits until a process has written a text to its standard error.
 *
 * @throws Error with the whole output, when the process ends before
 */
export function waitForOutput(process: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    process.stderr?.on('data', (chunk) => {
      output += chunk;
      if (output.includes(text)) resolve();
    });
    process.once('error', reject);
    process.once('exit', () => reject(new Error(`${process.spawnfile} doesn't start:\n${output}`)));
  });
}
