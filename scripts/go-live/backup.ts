import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from './item.ts';

/** A backup is made each night (docs/operations.md, "Backup and restore"): the newest may not be older, in hours. */
const maxAgeHours = 48;

const hourMs = 60 * 60 * 1000;

/**
 * Asks for a recent backup. Any file of the folder counts: `npm run applications -- backup` copies an SQLite database,
 * and PostgreSQL has its own tool. A copy that is not complete has no bytes yet, or is called `.partial`.
 *
 * @param folder where the backups are
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
