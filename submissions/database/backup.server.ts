import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openSqliteReadOnly } from './read-only.server.ts';

/**
 * Copies an SQLite database, as it is at one moment, into a new file that its owner alone may read. Whoever writes
 * meanwhile doesn't wait. What was erased is not in the copy, not even in its unused pages.
 *
 * @throws the file system's error (EEXIST when the file is there: none is overwritten) or the database's; then there
 * is no file
 */
export async function backUpSqlite(path: string, file: string): Promise<void> {
  // The name is taken first; the copy gets it when it is whole, so that none by half has it after a crash.
  const partial = `${file}.${randomUUID()}.partial`;
  await makePrivateFile(file);
  try {
    // SQLite writes into a file that is there and empty; one of its own would be readable for all.
    await makePrivateFile(partial);
    const source = openSqliteReadOnly(path);
    try {
      source.prepare('vacuum into ?').run(partial);
    } finally {
      source.close();
    }
    await sync(partial);
    await rename(partial, file);
    await sync(dirname(file));
  } catch (error) {
    await Promise.all([partial, file].map((each) => rm(each, { force: true })));
    throw error;
  }
}

async function makePrivateFile(file: string) {
  await (await open(file, 'wx', 0o600)).close();
}

/** Waits until a file, or a folder's list of files, is on the disk. */
async function sync(path: string) {
  const opened = await open(path);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
