import { CamelCasePlugin, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { DatabaseAddress } from '#server/settings.ts';
import { migrations } from './migrations.server.ts';
import { postgresDialect } from './postgres.server.ts';
import { retryWhileBusy } from './retry-while-busy.server.ts';
import { sqliteDialect } from './sqlite.server.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Opens the database and brings its tables up to date. Columns are `snake_case` there and `camelCase` here.
 *
 * @throws the database's own error when it can't be opened
 */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  const dialect =
    address.kind === 'sqlite' ? sqliteDialect(address.path) : postgresDialect(address.url);
  const database: Database = new Kysely({ dialect, plugins: [new CamelCasePlugin()] });
  const migrator = new Migrator({
    // The names in migrations are the real ones.
    db: database.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
  });
  try {
    // Another process that starts at the same time may be at it.
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
