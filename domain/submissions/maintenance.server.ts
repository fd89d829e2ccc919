import type { DatabaseAddress } from './database/address.ts';
import { backUpSqlite } from './database/backup.server.ts';
import type { Database } from './database/open.server.ts';
import { openReadOnly } from './database/read-only.server.ts';
import { type Verification, verifyDatabase } from './database/verify.server.ts';
import { toStoreError } from './store-error.server.ts';

/**
 * Checks everything that is stored, and changes nothing. The site may run meanwhile.
 *
 * @throws StoreError when the database can't be opened, or can't be read to the end
 */
export async function verifyStore(address: DatabaseAddress): Promise<Verification> {
  let database: Database | undefined;
  try {
    database = openReadOnly(address);
    return await verifyDatabase(database, address.kind);
  } catch (error) {
    throw toStoreError('The database can’t be verified', error);
  } finally {
    await database?.destroy();
  }
}

/**
 * Copies an SQLite store into a new file while the site runs.
 *
 * @throws StoreError when it can't be copied, as when the file exists: no file is overwritten
 */
export async function backUpStore(
  address: Extract<DatabaseAddress, { kind: 'sqlite' }>,
  file: string,
): Promise<void> {
  try {
    await backUpSqlite(address.path, file);
  } catch (error) {
    throw toStoreError('The backup failed', error);
  }
}
