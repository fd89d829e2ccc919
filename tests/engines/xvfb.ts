import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Display = {
  /** Value for the environment variable DISPLAY, e.g. `:1`. */
  name: string;
  stop: () => Promise<void>;
};

/** Starts an X server that draws into memory, because WebKitGTK has no headless mode. */
export async function startDisplay(): Promise<Display> {
  const server = spawn(
    process.env.XVFB ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const exited = once(server, 'exit');
  const displayNumber = await Promise.race([
    once(server.stdio[3] as NodeJS.ReadableStream, 'data').then(String),
    exited.then(() => Promise.reject(new Error('Xvfb did not start'))),
  ]);
  return {
    name: `:${displayNumber.trim()}`,
    async stop() {
      server.kill();
      await exited;
    },
  };
}
