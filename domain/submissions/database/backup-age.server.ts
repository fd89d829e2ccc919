import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Maximum age of the newest backup, in hours. Backups are made each night (docs/operations/backups.md). */
export const maxBackupAgeHours = 48;

/** An empty file of the backup folder. The cron job touches it each time it has copied the backups to another machine. */
const copyMarker = 'copied-elsewhere';

const hourMs = 60 * 60 * 1000;

/** Ages in whole hours. A field is missing if there is no backup, or if none was copied to another machine. */
export type BackupAge = { hours?: number; copyHours?: number };

/**
 * Returns how old the newest backup is, and how long ago the backups were copied to another machine. `/healthz`, the mail of the
 * day and `npm run go-live` report it. Any file of the folder counts, since `npm run applications -- backup` copies an SQLite
 * database, and PostgreSQL has its own tool. Incomplete copies are empty or end with `.partial`.
 *
 * @param folder the setting BACKUP_FOLDER. A folder that is missing or can't be read has no backup
 */
export async function readBackupAge(folder: string, now: Date): Promise<BackupAge> {
  const names = await readdir(folder).catch((): string[] => []);
  const times = await Promise.all(
    names.map(async (name) => ({ name, time: await readTime(join(folder, name), name) })),
  );
  const backups = times.filter(({ name }) => name !== copyMarker).flatMap(({ time }) => time ?? []);
  const copied = times.find(({ name }) => name === copyMarker)?.time;
  const toHours = (time: number) => Math.max(0, Math.floor((now.getTime() - time) / hourMs));
  return {
    ...(backups.length > 0 && { hours: toHours(Math.max(...backups)) }),
    ...(copied !== undefined && { copyHours: toHours(copied) }),
  };
}

/** Returns when a complete file was last written, in ms since 1970; undefined for anything else. */
async function readTime(path: string, name: string): Promise<number | undefined> {
  if (name.endsWith('.partial')) return;
  // A file may be deleted meanwhile.
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile() || (file.size === 0 && name !== copyMarker)) return;
  return file.mtimeMs;
}
