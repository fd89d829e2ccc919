import { resolve } from 'node:path';
import type { Settings } from '#server/config/settings.ts';
import { backupItems } from './backup.ts';
import { contentItems } from './content.ts';
import type { Item } from './item.ts';
import { questionItems } from './questions.ts';
import { settingItems } from './settings.ts';

/**
 * Lists everything that stands in the way of publishing the site.
 *
 * @param root the project's folder, with the content and the questions to the client
 * @returns an empty list when the site can be published
 */
export const goLiveItems = (root: string, settings: Settings, now: Date): Item[] => [
  ...settingItems(settings),
  ...backupItems(resolve(root, settings.BACKUP_FOLDER), now),
  ...contentItems(root, now),
  ...questionItems(root),
];
