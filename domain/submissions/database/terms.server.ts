import type { Database } from './open.server.ts';
import type { TermsRow } from './tables.ts';

/** Saves the text of a version of the terms, unless it exists already. */
export async function saveTerms(
  database: Database,
  terms: Pick<TermsRow, 'version' | 'text'>,
): Promise<void> {
  await database
    .insertInto('terms')
    .values({ ...terms, shownSince: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the site has ever shown a version of the terms. */
export async function hasTerms(database: Database, version: string): Promise<boolean> {
  const row = await database
    .selectFrom('terms')
    .select('version')
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the texts of all versions, newest first. */
export async function listTerms(database: Database): Promise<TermsRow[]> {
  return database.selectFrom('terms').selectAll().orderBy('shownSince', 'desc').execute();
}
