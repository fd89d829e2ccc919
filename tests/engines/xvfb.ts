import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Display = {
  /** As the environment variable DISPLAY has it, e.g. `:1`. */
  name: string;
  stop: () => Promise<void>;
};

/** Starts an X server that draws into memory: WebKitGTK has no mode without windows. */
export async function startDisplay(): Promise<Display> {
  const server = spawn(
    process.env.XVFB ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const exited = once(server, 'exit');
  const number = await Promise.race([
    once(server.stdio[3] as NodeJS.ReadableStream, 'data').then(String),
    exited.then(() => Promise.reject(new Error('Xvfb did not start'))),
  ]);
  return {
    name: `:${number.trim()}`,
    async stop() {
      server.kill();
      await exited;
    },
  };
}
