import { resolve } from 'node:path';
import type { Settings } from '#server/config/settings.ts';
import { listBackupItems } from './backup.ts';
import { listContentItems } from './content.ts';
import { listFactItems } from './facts.ts';
import type { Item } from './item.ts';
import { listQuestionItems } from './questions.ts';
import { listSettingItems } from './settings.ts';

/**
 * Lists everything that must be done before the site is published.
 *
 * @param root the project's folder, with the content and the questions to the client
 * @returns an empty list when the site can be published
 */
export const listGoLiveItems = (root: string, settings: Settings, now: Date): Item[] => [
  ...listSettingItems(settings),
  ...listBackupItems(resolve(root, settings.BACKUP_FOLDER), now),
  ...listContentItems(root, now),
  ...listFactItems(root),
  ...listQuestionItems(root),
];
