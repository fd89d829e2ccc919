import {
  maxBackupAgeHours,
  readBackupAge,
} from '#domain/submissions/database/backup-age.server.ts';
import type { Item } from './item.ts';

/**
 * Returns an item if there is no recent backup, and another if none was copied to another machine lately.
 *
 * @param folder the folder of the backups
 */
export async function listBackupItems(folder: string, now: Date): Promise<Item[]> {
  const { hours, copyHours } = await readBackupAge(folder, now);
  const isOld = (age: number | undefined) => age === undefined || age > maxBackupAgeHours;
  const create = (what: string, todo: string): Item => ({
    kind: 'backup',
    file: folder,
    what,
    todo,
  });
  return [
    ...(isOld(hours)
      ? [
          create(
            hours === undefined
              ? 'No backup in BACKUP_FOLDER'
              : `The newest backup is ${hours} hours old`,
            'Have one made each night: docs/operations/backups.md',
          ),
        ]
      : []),
    ...(isOld(copyHours)
      ? [
          create(
            copyHours === undefined
              ? 'No backup was copied to another machine'
              : `The last copy to another machine is ${copyHours} hours old`,
            'Have one made each night: docs/operations/backups.md, "To another machine"',
          ),
        ]
      : []),
  ];
}
