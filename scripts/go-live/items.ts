import { resolve } from 'node:path';
import process from 'node:process';
import type { Settings } from '#server/config/settings.ts';
import { listBackupItems } from './backup.ts';
import { listContentItems } from './content.ts';
import { listFactItems } from './facts.ts';
import { type Item, kinds } from './item.ts';
import { listMaintenanceItems } from './maintenance.ts';
import { listQuestionItems } from './questions.ts';
import { listSettingItems } from './settings.ts';

/**
 * Lists everything that must be done before the site is published, and the maintenance that is overdue afterwards.
 *
 * @param root the project's folder, with the content and the questions to the client
 * @returns the items in the order of their kinds; an empty list when the site can be published
 */
export async function listGoLiveItems(
  root: string,
  settings: Settings,
  now: Date,
): Promise<Item[]> {
  const backups = resolve(root, settings.BACKUP_FOLDER);
  const items = [
    ...listSettingItems(settings),
    ...(await listBackupItems(backups, now)),
    ...listMaintenanceItems(resolve(backups, '../maintenance.txt'), process.versions.node, now),
    ...listContentItems(root, now),
    ...listFactItems(root),
    ...listQuestionItems(root),
  ];
  return items.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}
