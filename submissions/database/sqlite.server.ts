import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type DialectAdapter, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { makePrivate } from './private-file.server.ts';
import { kyselyStatement } from './sqlite-statement.server.ts';

/**
 * How long opening waits for another process that writes to the same file, in milliseconds. SQLite blocks the event loop
 * meanwhile. Once the file is open SQLite doesn't wait: busy.server.ts does.
 */
const openTimeout = 5000;

const nothing: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

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
 * @param path of the file; it and its folder are made when missing, readable by their owner alone
 * @throws the reason when the file can't be opened
 */
export function sqliteDialect(path: string) {
  makePrivate(path);
  const database = new DatabaseSync(path, {
    timeout: openTimeout,
    enableForeignKeyConstraints: true,
  });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  // What is erased on request is overwritten, not just marked as free. The store empties the `-wal` file (checkpoint.server.ts).
  database.exec('pragma secure_delete = on');

  // The `-wal` file comes with the first transaction.
  database.exec('begin immediate; commit');
  const files = [path, `${path}-wal`];
  const inodes = () => files.map((file) => statSync(file, { throwIfNoEntry: false })?.ino);
  const opened = inodes();
  database.exec('pragma busy_timeout = 0');
  /** SQLite goes on writing to a file that was deleted or replaced; what it then stores is gone with the process. */
  function rejectMovedFiles() {
    const missing = inodes().findIndex((inode, index) => opened[index] && inode !== opened[index]);
    if (missing === -1) return;
    throw new Error(`the file ${files[missing]} was moved or deleted while it was open`);
  }

  function prepare(sql: string): ReturnType<SqliteDatabase['prepare']> {
    if (sql === 'begin') rejectMovedFiles();
    // SQLite has rolled back by itself, as when the disk is full: a second time would fail, and hide why the first one did.
    if (sql === 'rollback' && !database.isTransaction) return nothing;
    // A transaction that starts by reading can't wait for its turn to write: it fails at once.
    return kyselyStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
  }

  return new NodeSqliteDialect({ database: { prepare, close: () => database.close() } });
}
