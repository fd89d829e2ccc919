import type { DatabaseAddress } from '#domain/submissions/database/address.ts';
import { verifyStore } from '#domain/submissions/maintenance.server.ts';
import { CommandError } from '../command-error.ts';
import type { RunCommand } from '../context.ts';

/**
 * Prints the problems of a store, or that there are none.
 *
 * @throws CommandError when there are problems
 */
export async function* printVerification(address: DatabaseAddress): AsyncIterable<string> {
  const { submissions, deliveries, problems } = await verifyStore(address);
  for (const problem of problems) yield `${problem}\n`;
  if (problems.length > 0) throw new CommandError(`Problems found: ${problems.length}.`);
  yield `In order: ${submissions} submissions, ${deliveries} deliveries.\n`;
}

/** Verifies the database of the site, or a backup in a file. */
export const verify: RunCommand = (context, { file }) =>
  printVerification(file ? { kind: 'sqlite', path: context.resolvePath(file) } : context.database);
