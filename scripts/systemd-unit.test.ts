import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

const deploy = join(import.meta.dirname, '../deploy');
const systemdAnalyze = '/usr/bin/systemd-analyze';
const analyse = (...parameters: string[]) =>
  execFileSync(systemdAnalyze, parameters, { encoding: 'utf8', stdio: 'pipe' });

/** Whether `systemd-analyze` can rate units that aren't installed: since version 250. */
const hasSystemd =
  existsSync(systemdAnalyze) && Number(/systemd (\d+)/.exec(analyse('--version'))?.[1]) >= 250;

/**
 * Verifies the units with `systemd-analyze`, and rates how much of the system the service can access.
 *
 * @param threshold maximum score, in tenths of a point. An unrestricted service scores 10 points
 * @param dropIn a file of `deploy/` for `opar.service.d`
 */
function judge(threshold: number, dropIn?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'opar-units-'));
  try {
    const unit = readFileSync(join(deploy, 'opar.service'), 'utf8');
    // systemd requires that the program exists, and the unit's path only exists where the site is installed.
    const service = unit.replace('/opt/opar/current/node_modules/.bin/node', process.execPath);
    expect(service).not.toBe(unit);
    writeFileSync(join(folder, 'opar.service'), service);
    writeFileSync(join(folder, 'opar.socket'), readFileSync(join(deploy, 'opar.socket')));
    if (dropIn) {
      mkdirSync(join(folder, 'opar.service.d'));
      copyFileSync(join(deploy, dropIn), join(folder, 'opar.service.d', dropIn));
    }
    analyse('verify', join(folder, 'opar.service'), join(folder, 'opar.socket'));
    const tenths = `--threshold=${threshold}`;
    analyse('security', '--offline=true', tenths, join(folder, 'opar.service'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.skipIf(!hasSystemd)('systemd takes the units, and finds little that is open', () => {
  // The score of systemd 252 is 1.1.
  judge(12);
});

test.skipIf(!hasSystemd)('with the list of addresses that the site may reach it finds less', () => {
  // The score of systemd 252 is 0.9.
  judge(9, 'opar-outbound.conf');
});
