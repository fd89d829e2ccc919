import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import processSettings from '#server/process.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

export type Site = {
  /** Without a closing slash. */
  url: string;
  /** The environment that it runs in, for the staff tool. */
  environment: NodeJS.ProcessEnv;
  /** What it has written to standard output and error so far. */
  output: () => string;
  /** Ends it at once, as a power cut does; its store stays where it is. */
  kill: () => Promise<void>;
  pid: number;
  /** Ends it as an operator does, and gives its exit code. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the built site as `npm start` does, as a process of its own, on a free port, with a store of its own.
 *
 * @param settings environment variables beside those of this process
 * @param program what Node runs: `server/dev.ts` serves the sources instead, with React's development build
 * @throws Error with what it printed, when it ends instead of serving
 */
export async function startSite(
  settings: Record<string, string> = {},
  program: readonly string[] = [...processSettings.options, 'server/main.ts'],
): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'opar-'));
  const environment = {
    ...processSettings.environment,
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${join(folder, 'opar.sqlite')}`,
    MEDIA_FOLDER: join(folder, 'media'),
    // A page that isn't as the server expects is an error 500 (app/entry.server.tsx).
    STRICT_PAGES: 'true',
    ...settings,
  };
  const server = spawn('node', program, { cwd: root, env: environment });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  const exited = once(server, 'exit').then(([code]) => code as number | null);

  async function kill() {
    server.kill('SIGKILL');
    await exited;
  }

  async function stop() {
    server.kill('SIGTERM');
    const code = await exited;
    await rm(folder, { recursive: true, force: true });
    return code;
  }

  const served = new Promise<string>((resolve) => {
    createInterface(server.stdout).on('line', (line) => {
      const address = /served on (http:\S+)/.exec(line)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
  });
  const url = await Promise.race([served, exited.then(() => undefined)]);
  if (!url) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`The site did not start:\n${output}`);
  }
  return { url, environment, output: () => output, pid: server.pid ?? 0, kill, stop };
}
