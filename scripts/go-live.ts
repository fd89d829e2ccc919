// `npm run go-live` lists what must be done before publishing: `--all` also what concerns the texts, `--json` everything for scripts. Exit status 0: nothing; 1: something; 2: an error.
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadSettings } from '#server/config/load-settings.ts';
import { listGoLiveItems } from './go-live/items.ts';
import { formatReport } from './go-live/report.ts';

try {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { all: flag, json: flag } });
  const items = await listGoLiveItems(join(import.meta.dirname, '..'), loadSettings(), new Date());
  process.stdout.write(
    values.json ? `${JSON.stringify(items, null, 2)}\n` : formatReport(items, values.all),
  );
  process.exitCode = items.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
