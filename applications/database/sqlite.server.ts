import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type DialectAdapter, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';

/** How long to wait for another process that writes to the same file, in milliseconds. */
const busyTimeout = 5000;

/** SQLite can change tables in a transaction; with Kysely's default, two processes that start at once could migrate at once. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * Kysely's SQLite dialect over Node's own SQLite. What is committed is on the disk.
 *
 * @param path of the file; it and its folder are made when missing
 * @throws the reason when the file can't be opened
 */
export function sqliteDialect(path: string) {
  // The data is personal: a folder that is made here is its owner's alone. Only the last one is made: a slip in the path
  // must not become a tree of folders, and Node's recursive mkdir never ends below /proc.
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    mkdirSync(folder, { mode: 0o700 });
  const database = new DatabaseSync(path, {
    timeout: busyTimeout,
    enableForeignKeyConstraints: true,
  });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  // What is erased on request is overwritten, not just forgotten.
  database.exec('pragma secure_delete = on');

  const opened = statSync(path).ino;
  /** SQLite goes on writing to a file that was deleted or replaced; what it then stores is gone with the process. */
  function refuseOrphan() {
    if (statSync(path, { throwIfNoEntry: false })?.ino !== opened) {
      throw new Error('the file was moved or deleted while it was open');
    }
  }

  function prepare(sql: string): ReturnType<SqliteDatabase['prepare']> {
    if (sql === 'begin') refuseOrphan();
    // A transaction that starts by reading can't wait for its turn to write: it fails at once.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    // Kysely passes on what the tables' types allow: texts, numbers and nulls.
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  }

  return new NodeSqliteDialect({ database: { prepare, close: () => database.close() } });
}
