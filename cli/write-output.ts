import { randomUUID } from 'node:crypto';
import { lstat, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DatabaseAddress } from '#domain/submissions/database/address.ts';
import { CommandError } from './command-error.ts';

/** Returns a path without symbolic links. Neither the file nor its folder has to exist. */
async function getRealPath(file: string): Promise<string> {
  const folder = await realpath(dirname(file)).catch(() => resolve(dirname(file)));
  return realpath(file).catch(() => join(folder, basename(file)));
}

/**
 * Refuses an output file that belongs to the site's SQLite database.
 *
 * @throws CommandError when the file is the database itself, or one of the two files that SQLite keeps beside it
 */
export async function refuseDatabaseFile(file: string, database: DatabaseAddress): Promise<void> {
  if (database.kind !== 'sqlite') return;
  const path = await getRealPath(database.path);
  if (![path, `${path}-wal`, `${path}-shm`].includes(await getRealPath(file))) return;
  throw new CommandError(
    `${file} belongs to the database of the site (DATABASE_URL). Choose another file for --output.`,
  );
}

/**
 * Returns the path of the file to replace, with symbolic links resolved so that they remain. It is undefined for
 * anything but a regular file, and when no path leads to the file, as to a deleted one that is standard output.
 */
async function findPathToReplace(file: string): Promise<string | undefined> {
  const named = await lstat(file).catch(() => undefined);
  if (!named) return file;
  const existing = await stat(file).catch(() => undefined);
  return existing?.isFile() ? realpath(file).catch(() => undefined) : undefined;
}

/**
 * Writes the output of a command to a file that only its owner can read. The file gets its name once it is complete:
 * a command that fails leaves an earlier file as it was. Pipes and devices, as `/dev/stdout`, are written to directly.
 *
 * @throws the command's error, or the file system's
 */
export async function writeOutput(output: AsyncIterable<string>, file: string): Promise<void> {
  const path = await findPathToReplace(file);
  if (!path) {
    const target = await open(file, 'w', 0o600);
    await pipeline(Readable.from(output), target.createWriteStream());
    return;
  }
  const partial = `${path}.${randomUUID()}.partial`;
  const target = await open(partial, 'wx', 0o600);
  try {
    await pipeline(Readable.from(output), target.createWriteStream({ flush: true }));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
