import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

const deploy = join(import.meta.dirname, '../deploy');
const systemdAnalyze = '/usr/bin/systemd-analyze';
const analyse = (...parameters: string[]) =>
  execFileSync(systemdAnalyze, parameters, { encoding: 'utf8', stdio: 'pipe' });

/** From this one on it can judge a file that isn't installed. */
const hasSystemd =
  existsSync(systemdAnalyze) && Number(/systemd (\d+)/.exec(analyse('--version'))?.[1]) >= 250;

test.skipIf(!hasSystemd)('systemd takes the units, and finds little that is open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'opar-units-'));
  try {
    const unit = readFileSync(join(deploy, 'opar.service'), 'utf8');
    // The program must be there; it is where the site is installed.
    const service = unit.replace('/opt/opar/current/node_modules/.bin/node', process.execPath);
    expect(service).not.toBe(unit);
    writeFileSync(join(folder, 'opar.service'), service);
    writeFileSync(join(folder, 'opar.socket'), readFileSync(join(deploy, 'opar.socket')));
    analyse('verify', join(folder, 'opar.service'), join(folder, 'opar.socket'));
    // In tenths: 1.1 now. Ten is everything open.
    analyse('security', '--offline=true', '--threshold=12', join(folder, 'opar.service'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
