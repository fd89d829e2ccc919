import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type DialectAdapter, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { makePrivate } from './private-file.server.ts';
import { toKyselyStatement } from './sqlite-statement.server.ts';

const emptyStatement: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/**
 * SQLite can migrate in a transaction. Kysely's default says it can't, so two processes that start together could
 * both migrate.
 */
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

/** Opens and configures the file. It leaves nothing open when it fails, since the site tries again and again. */
function openFile(path: string): DatabaseSync {
  // SQLite's own waiting for another process would block the event loop: retry-while-busy.server.ts waits instead.
  const database = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    // Erased data is overwritten, not just marked as free. The store also empties the `-wal` file
    // (checkpoint.server.ts).
    database.exec('pragma secure_delete = on');
    // The first transaction creates the `-wal` and `-shm` files.
    database.exec('begin immediate; commit');
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/**
 * Creates Kysely's SQLite dialect over Node's own SQLite. Each commit is on the disk before it returns, so it
 * survives a crash and a power failure.
 *
 * @param path the file; a missing file and folder are created, readable only by their owner
 * @throws the reason when the file can't be opened
 */
export function createSqliteDialect(path: string) {
  makePrivate(path);
  const database = openFile(path);
  const files = [path, `${path}-wal`, `${path}-shm`];
  const inodes = () => files.map((file) => statSync(file, { throwIfNoEntry: false })?.ino);
  const opened = inodes();
  /**
   * SQLite continues to write to a file that was deleted or replaced. Data that it stores there is lost when the process
   * ends. Without the `-shm` file, which holds the locks, this process and another one destroy the database.
   */
  function rejectMovedFiles() {
    const missing = inodes().findIndex((inode, index) => opened[index] && inode !== opened[index]);
    if (missing === -1) return;
    throw new Error(`the file ${files[missing]} was moved or deleted while it was open`);
  }

  function prepare(sql: string): ReturnType<SqliteDatabase['prepare']> {
    if (/^(begin|insert|update|delete)\b/.test(sql)) rejectMovedFiles();
    // After some errors, such as a full disk, SQLite has already rolled back. A second rollback would fail and hide
    // the first error.
    if (sql === 'rollback' && !database.isTransaction) return emptyStatement;
    // A transaction that begins with a read can't wait for the write lock: it would fail at once.
    return toKyselyStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
  }

  return new NodeSqliteDialect({ database: { prepare, close: () => database.close() } });
}
