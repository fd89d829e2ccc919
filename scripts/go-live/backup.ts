import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from './item.ts';

/** Maximum age of the newest backup. Backups are made each night (docs/operations/backups.md). */
const maxAgeHours = 48;

const hourMs = 60 * 60 * 1000;

/**
 * Returns an item if there is no recent backup. Any file of the folder counts, since `npm run applications -- backup` copies an
 * SQLite database, and PostgreSQL has its own tool. Incomplete copies are empty or end with `.partial`.
 *
 * @param folder the folder of the backups
 */
export function listBackupItems(folder: string, now: Date): Item[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const backups = files
    .filter((name) => !name.endsWith('.partial'))
    .map((name) => statSync(join(folder, name)))
    .filter((file) => file.isFile() && file.size > 0);
  const newest = Math.max(...backups.map(({ mtimeMs }) => mtimeMs));
  const what =
    backups.length === 0
      ? 'No backup in BACKUP_FOLDER'
      : `The newest backup is from ${new Date(newest).toISOString().slice(0, 10)}`;
  if (now.getTime() - newest <= maxAgeHours * hourMs) return [];
  const todo = 'Have one made each night: docs/operations.md, "Backup and restore"';
  return [{ kind: 'backup', file: folder, what, todo }];
}
