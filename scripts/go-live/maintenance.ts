import { existsSync, readFileSync } from 'node:fs';
import type { Item } from './item.ts';

/** The recurring tasks of docs/operations/maintenance.md. Each may be a few days late before it is overdue. */
const tasks = [
  { name: 'updates', maxAgeDays: 35 },
  { name: 'purge', maxAgeDays: 35 },
  { name: 'certificate', maxAgeDays: 100 },
  { name: 'restore', maxAgeDays: 190 },
  { name: 'year', maxAgeDays: 380 },
];

/** The last day on which each version of Node gets security updates (https://github.com/nodejs/Release). */
const endsOfNode: Record<string, string> = { 22: '2027-04-30', 24: '2028-04-30' };

/** How long before the end of Node's support the next version is due. */
const nodeNoticeDays = 180;

const dayMs = 24 * 60 * 60 * 1000;
const page = 'docs/operations/maintenance.md';

/**
 * Lists the maintenance that is overdue, according to the administrator's record, and the end of Node's support when it is near.
 *
 * @param record the file of the record: a line for each task that was done, such as `2026-11-29 updates`. Text after the name is a note
 * @param nodeVersion the version that runs: '24.21.0'
 */
export function listMaintenanceItems(record: string, nodeVersion: string, now: Date): Item[] {
  const text = existsSync(record) ? readFileSync(record, 'utf8') : '';
  const done = [...text.matchAll(/^(\d{4}-\d\d-\d\d)[ \t]+(\w+)/gm)];
  const overdue = tasks.flatMap(({ name, maxAgeDays }): Item[] => {
    const last = done
      .filter(([, , task]) => task === name)
      .flatMap(([, day]) => day ?? [])
      .toSorted()
      .at(-1);
    // A day that isn't in the calendar is no record.
    if (last && now.getTime() - Date.parse(last) <= maxAgeDays * dayMs) return [];
    const what = last ? `${name}: last done on ${last}` : `${name}: not recorded yet`;
    return [{ kind: 'maintenance', file: record, what, todo: `Do it, and record it: ${page}` }];
  });
  return [...overdue, ...listNodeItems(nodeVersion, now)];
}

function listNodeItems(version: string, now: Date): Item[] {
  const major = version.split('.')[0] ?? '';
  const end = endsOfNode[major];
  if (end && Date.parse(end) - now.getTime() > nodeNoticeDays * dayMs) return [];
  const what = end
    ? `Node ${major} gets security updates until ${end}`
    : `Node ${major} has no known end of support`;
  const todo = `Take the next long-term version: ${page}, "Node"`;
  return [{ kind: 'maintenance', file: 'package.json', what, todo }];
}
