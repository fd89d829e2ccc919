import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { DatabaseAddress } from './database/address.ts';

/** Returns the file that has the secret of the links: beside the SQLite database. PostgreSQL has none. */
export const getAnswerSecretFile = (database: DatabaseAddress): string | undefined =>
  database.kind === 'sqlite' ? `${database.path}.answer-key` : undefined;

/**
 * Reads the secret of the links from the file beside the SQLite database. The first start writes the file (32 random bytes, readable
 * only by its owner). Processes that start together agree on one.
 *
 * @param database its folder must exist
 * @returns undefined with PostgreSQL, which has no file
 * @throws the file system's error, or an Error when the file has no secret
 */
export function readAnswerSecret(database: DatabaseAddress): string | undefined {
  const file = getAnswerSecretFile(database);
  if (!file) return;
  if (!existsSync(file)) writeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} has no secret: delete it, a new one is made`);
  return secret;
}

/** Writes a new secret. The file gets its name when it is complete, and only if no other process was faster. */
function writeSecret(file: string) {
  const partial = `${file}.${randomUUID()}.partial`;
  writeFileSync(partial, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(partial, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(partial);
  }
}
