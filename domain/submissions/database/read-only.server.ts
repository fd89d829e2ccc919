import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import type { DatabaseAddress } from './address.ts';
import type { Database } from './open.server.ts';
import { createPostgresDialect } from './postgres.server.ts';
import { toKyselyStatement } from './sqlite-statement.server.ts';

/** How long to wait for a process that is opening or closing the same file, in milliseconds. */
const timeoutMs = 5000;

/**
 * Opens an SQLite file without changing it. The site may run meanwhile.
 *
 * @throws the reason when it can't be opened; a missing file isn't created
 */
export function openSqliteReadOnly(path: string): DatabaseSync {
  if (!existsSync(path)) throw new Error('there is no such file');
  return new DatabaseSync(path, { readOnly: true, timeout: timeoutMs });
}

/**
 * Opens the database to read it as it is, without running migrations. With PostgreSQL, the caller has to make sure
 * that nothing is changed.
 *
 * @throws the database's own error when it can't be opened
 */
export function openReadOnly(address: DatabaseAddress): Database {
  return new Kysely({ dialect: createReadOnlyDialect(address), plugins: [new CamelCasePlugin()] });
}

function createReadOnlyDialect(address: DatabaseAddress) {
  if (address.kind === 'postgres') return createPostgresDialect(address.url);
  const database = openSqliteReadOnly(address.path);
  return new SqliteDialect({
    database: {
      prepare: (sql) => toKyselyStatement(database.prepare(sql)),
      close: () => database.close(),
    },
  });
}
