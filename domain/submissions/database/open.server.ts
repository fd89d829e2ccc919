import { CamelCasePlugin, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { DatabaseAddress } from './address.ts';
import { migrations } from './migrations.server.ts';
import { createPostgresDialect } from './postgres.server.ts';
import { retryWhileBusy } from './retry-while-busy.server.ts';
import { createSqliteDialect } from './sqlite.server.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Opens the database and runs its migrations. Columns are `snake_case` in the database and `camelCase` in the code.
 *
 * @throws the database's own error when it can't be opened
 */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  // Another process that opens the same file, or writes to it, locks it for a moment.
  const dialect = await retryWhileBusy(async () =>
    address.kind === 'sqlite'
      ? createSqliteDialect(address.path)
      : createPostgresDialect(address.url),
  );
  const database: Database = new Kysely({ dialect, plugins: [new CamelCasePlugin()] });
  const migrator = new Migrator({
    // Migrations use the real column names.
    db: database.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
  });
  try {
    // Another process that starts at the same time may be running the migrations.
    await retryWhileBusy(async () => {
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    });
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
