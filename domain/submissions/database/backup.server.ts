import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openSqliteReadOnly } from './read-only.server.ts';

/**
 * Copies an SQLite database, as it is at one moment, into a new file that only its owner can read. Other processes
 * can write meanwhile. Erased data isn't in the copy, not even in unused pages.
 *
 * @throws the file system's error (EEXIST when the file exists: no file is overwritten) or the database's; no file
 *   remains then
 */
export async function backUpSqlite(path: string, file: string): Promise<void> {
  // The name is reserved first. The copy gets it once it is complete, so that no partial copy has it after a crash.
  const partial = `${file}.${randomUUID()}.partial`;
  await makePrivateFile(file);
  try {
    // SQLite also writes into an existing empty file. A file that SQLite creates would be readable for all users.
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
