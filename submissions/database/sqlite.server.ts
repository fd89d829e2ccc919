import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type DialectAdapter, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { LRUCache } from 'lru-cache';
import { makePrivate } from './private-file.server.ts';
import { kyselyStatement } from './sqlite-statement.server.ts';

/**
 * How long SQLite itself waits for another process that writes to the same file, in milliseconds. Nothing else happens
 * in this process meanwhile: long enough to open the file; then our own waiting (busy.server.ts) takes over.
 */
const busyTimeout = { opening: 5000, open: 50 };

/**
 * As many are kept as prepared: the same few run for each submission, in another length for each size of a group, and to
 * prepare one takes as long as to run it.
 */
const preparedStatements = 300;

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
    timeout: busyTimeout.opening,
    enableForeignKeyConstraints: true,
  });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  // What is committed goes into the file itself at once, not only into the `-wal` beside it: a copy of the one file is whole.
  database.exec('pragma wal_autocheckpoint = 1');
  // What is erased on request is overwritten, not just forgotten, and doesn't stay in the `-wal` either.
  database.exec('pragma secure_delete = on');
  database.exec('pragma journal_size_limit = 0');

  // The `-wal` file comes with the first transaction.
  database.exec('begin immediate; commit');
  const files = [path, `${path}-wal`];
  const inodes = () => files.map((file) => statSync(file, { throwIfNoEntry: false })?.ino);
  const opened = inodes();
  database.exec(`pragma busy_timeout = ${busyTimeout.open}`);
  /** SQLite goes on writing to a file that was deleted or replaced; what it then stores is gone with the process. */
  function refuseOrphan() {
    const missing = inodes().findIndex((inode, index) => opened[index] && inode !== opened[index]);
    if (missing === -1) return;
    throw new Error(`the file ${files[missing]} was moved or deleted while it was open`);
  }

  const prepared = new LRUCache<string, ReturnType<SqliteDatabase['prepare']>>({
    max: preparedStatements,
    memoMethod: (sql) => kyselyStatement(database.prepare(sql)),
  });

  function prepare(sql: string): ReturnType<SqliteDatabase['prepare']> {
    if (sql === 'begin') refuseOrphan();
    // SQLite has rolled back by itself, as when the disk is full: a second time would fail, and hide why the first one did.
    if (sql === 'rollback' && !database.isTransaction) return nothing;
    // A transaction that starts by reading can't wait for its turn to write: it fails at once.
    return prepared.memo(sql === 'begin' ? 'begin immediate' : sql);
  }

  return new NodeSqliteDialect({ database: { prepare, close: () => database.close() } });
}
