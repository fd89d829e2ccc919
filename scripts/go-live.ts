// `npm run go-live` lists what must be done before publishing. Exit status 0: nothing; 1: something; 2: an error.
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadSettings } from '#server/config/load-settings.ts';
import { listGoLiveItems } from './go-live/items.ts';
import { formatItemTable } from './go-live/table.ts';

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const items = listGoLiveItems(join(import.meta.dirname, '..'), loadSettings(), new Date());
  process.stdout.write(
    values.json ? `${JSON.stringify(items, null, 2)}\n` : formatItemTable(items),
  );
  process.exitCode = items.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
