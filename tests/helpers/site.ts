import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import processSettings from '#server/process.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

export type Site = {
  /** Origin, without a trailing slash. */
  url: string;
  /** Environment variables of the process. The staff tool needs the same ones. */
  environment: NodeJS.ProcessEnv;
  /** Returns the text that the process has written to standard output and standard error so far. */
  output: () => string;
  /** Kills the process at once, as a power cut does, and keeps its store. */
  kill: () => Promise<void>;
  pid: number;
  /** Stops the process with SIGTERM as an operator does, removes its store, and returns the exit code. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the built site as `npm start` does, in its own process, on a free port and with its own store.
 *
 * @param settings environment variables that are added to those of this process
 * @param program arguments of Node. With `server/dev.ts` the site serves the sources, with React's development build
 * @throws Error with the output of the process if it exits instead of serving
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
    // A page that differs from what the server expects becomes an error 500 (app/entry.server.tsx).
    STRICT_PAGES: 'true',
    // A test that counts mails must not depend on the time of day.
    DAY_MAIL: 'false',
    ...settings,
  };
  const server = spawn('node', program, { cwd: root, env: environment });
  let output = '';
  const appendOutput = (chunk: Buffer) => {
    output += chunk;
  };
  server.stdout.on('data', appendOutput);
  server.stderr.on('data', appendOutput);
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
      const servedUrl = /served on (http:\S+)/.exec(line)?.[1];
      if (servedUrl) resolve(servedUrl.replace('localhost', '127.0.0.1'));
    });
  });
  const url = await Promise.race([served, exited.then(() => undefined)]);
  if (!url) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`The site did not start:\n${output}`);
  }
  return { url, environment, output: () => output, pid: server.pid ?? 0, kill, stop };
}
