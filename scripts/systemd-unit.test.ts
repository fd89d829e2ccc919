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
 * @param options.name the name of the units: 'opar', or 'opar@' for the template of several processes
 * @param options.dropIn a file of `deploy/` for `opar.service.d`
 */
function judge(threshold: number, { name = 'opar', dropIn = '' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'opar-units-'));
  try {
    const unit = readFileSync(join(deploy, `${name}.service`), 'utf8');
    // systemd requires that the program exists, and the unit's path only exists where the site is installed.
    const service = unit.replace('/opt/opar/current/node_modules/.bin/node', process.execPath);
    expect(service).not.toBe(unit);
    writeFileSync(join(folder, `${name}.service`), service);
    writeFileSync(join(folder, `${name}.socket`), readFileSync(join(deploy, `${name}.socket`)));
    if (dropIn) {
      mkdirSync(join(folder, `${name}.service.d`));
      copyFileSync(join(deploy, dropIn), join(folder, `${name}.service.d`, dropIn));
    }
    const instance = name.replace('@', '@3000');
    analyse('verify', join(folder, `${instance}.service`), join(folder, `${instance}.socket`));
    const tenths = `--threshold=${threshold}`;
    analyse('security', '--offline=true', tenths, join(folder, `${name}.service`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.skipIf(!hasSystemd)('systemd takes the units, and finds little that is open', () => {
  // The score of systemd 252 is 1.1.
  judge(12);
});

test.skipIf(!hasSystemd)('systemd takes the units of several processes as well', () => {
  judge(12, { name: 'opar@' });
});

test.skipIf(!hasSystemd)('with the list of addresses that the site may reach it finds less', () => {
  // The score of systemd 252 is 0.9.
  judge(9, { dropIn: 'opar-outbound.conf' });
});

/** Returns the lines of a unit without comments. */
const readDirectives = (file: string) =>
  readFileSync(join(deploy, file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

test('the units of several processes differ from those of one by the port alone', () => {
  const one = [...readDirectives('opar.service'), ...readDirectives('opar.socket')];
  const several = [...readDirectives('opar@.service'), ...readDirectives('opar@.socket')];
  expect(several.filter((line) => !line.includes('%i'))).toEqual(
    one.filter((line) => !/opar\.socket|3000|^Description=/.test(line)),
  );
  expect(several.filter((line) => line.includes('%i'))).toEqual([
    'Description=Website of Opar International, port %i',
    'Requires=opar@%i.socket',
    'After=opar@%i.socket network-online.target postgresql.service',
    'EnvironmentFile=-/etc/opar/opar-%i.env',
    'Description=Port %i of the Opar International website',
    'ListenStream=127.0.0.1:%i',
  ]);
});
