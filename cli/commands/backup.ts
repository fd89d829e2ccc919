import { existsSync } from 'node:fs';
import { backUpStore } from '#domain/submissions/maintenance.server.ts';
import { CommandError } from '../command-error.ts';
import type { RunCommand } from '../context.ts';
import { printVerification } from './verify.ts';

/**
 * Copies an SQLite database into a new file, and verifies the copy. With PostgreSQL, it fails with the commands to use instead.
 */
export const backup: RunCommand = async function* ({ database, resolvePath }, { file = '' }) {
  if (database.kind === 'postgres') {
    throw new CommandError(`The database is PostgreSQL, which has its own tool for this:
  pg_dump --format=custom --file=${file} "$DATABASE_URL"
and to restore it into an empty database:
  pg_restore --no-owner --dbname="$DATABASE_URL" ${file}`);
  }
  const path = resolvePath(file);
  if (existsSync(path)) {
    throw new CommandError(`${path} exists already: a backup never overwrites a file.`);
  }
  await backUpStore(database, path);
  yield `Copied to ${path}.\n`;
  yield* printVerification({ kind: 'sqlite', path });
};
