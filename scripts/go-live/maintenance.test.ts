import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import packageJson from '#package.json' with { type: 'json' };
import { listMaintenanceItems } from './maintenance.ts';

const now = new Date('2026-11-29T12:00:00Z');

function list(text: string, { node = '24.21.0', on = now } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'opar-maintenance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const record = join(folder, 'maintenance.txt');
  writeFileSync(record, text);
  return listMaintenanceItems(record, node, on).map(({ what }) => what);
}

const others = '2026-11-01 purge\n2026-11-01 certificate\n2026-11-01 restore\n2026-11-01 year\n';

test('a task is overdue when its newest line is too old', () => {
  expect(list(`2026-10-26 updates, and a restart\n2026-01-01 updates\n${others}`)).toEqual([]);
  expect(list(`2026-10-24 updates\n2026-01-01 updates\n${others}`)).toEqual([
    'updates: last done on 2026-10-24',
  ]);
});

test('a task without a line is not recorded yet, and a day that is not in the calendar is no record', () => {
  expect(list(others)).toEqual(['updates: not recorded yet']);
  expect(list(`2026-13-99 updates\n${others}`)).toEqual(['updates: last done on 2026-13-99']);
});

test('without a record every task is listed', () => {
  const items = listMaintenanceItems('/nonexistent/maintenance.txt', '24.21.0', now);
  expect(items.map(({ what }) => what.split(':')[0])).toEqual([
    'updates',
    'purge',
    'certificate',
    'restore',
    'year',
  ]);
});

test('the end of support of Node is listed half a year before it', () => {
  const done = `2027-11-01 updates\n${others.replaceAll('2026', '2027')}`;
  expect(list(done, { on: new Date('2027-11-01') })).toEqual([]);
  expect(list(done, { on: new Date('2027-11-02') })).toEqual([
    'Node 24 gets security updates until 2028-04-30',
  ]);
  expect(list(done, { on: new Date('2027-11-01'), node: '25.1.0' })).toEqual([
    'Node 25 has no known end of support',
  ]);
});

test('the end of support is known of the Node that the site runs on', () => {
  const text = `2026-11-01 updates\n${others}`;
  expect(list(text, { node: packageJson.dependencies.node })).toEqual([]);
});
