import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSettings } from '#server/config/settings.ts';
import type { Item } from '../item.ts';
import { listGoLiveItems } from '../items.ts';

/** The time of the tests. */
export const now = new Date('2026-11-22T06:00:00Z');

const confirmedSettings = {
  SITE_URL: 'https://www.opar-careers.org',
  SMTP_URL: 'smtps://site:8fK2pQ@mail.opar-careers.org',
  MAIL_FROM: 'site@opar-careers.org',
  MAIL_TO: 'staff@opar-careers.org',
};

/**
 * Creates the files of a site with confirmed content, a backup of last night, and all maintenance done.
 *
 * @returns its folder, and functions that write a file in it, list what is left to do, and remove it
 */
export function createConfirmedSite() {
  const root = mkdtempSync(join(tmpdir(), 'opar-go-live-'));
  function write(file: string, text: string) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    utimesSync(path, now, now);
  }
  write('content/identity.ts', "export const siteNames = { en: 'Meghna Careers' };\n");
  write('docs/client-questions.md', '# Questions\n\nNone is open.\n');
  write('docs/guides/bengali.md', '# Write Bengali\n\n1. A rule.\n');
  write('data/backups/opar-2026-11-22.sqlite', 'SQLite');
  write('data/backups/copied-elsewhere', '');
  const tasks = ['updates', 'purge', 'certificate', 'restore', 'year'];
  write('data/maintenance.txt', tasks.map((task) => `2026-11-01 ${task}\n`).join(''));
  const listItems = (settings: Record<string, string> = {}) =>
    listGoLiveItems(root, readSettings({ ...confirmedSettings, ...settings }), now);
  return { root, write, listItems, remove: () => rm(root, { recursive: true }) };
}

export type ConfirmedSite = ReturnType<typeof createConfirmedSite>;

/** Formats items, for example as 'sample content/events.ts:3 Example event'. */
export const formatItems = (items: readonly Item[]) =>
  items.map(({ kind, file, line, what }) => `${kind} ${file}:${line ?? ''} ${what}`);
