import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const command = join(import.meta.dirname, '../deploy/opar-applications');

test.skipIf(!existsSync('/usr/sbin/runuser'))(
  'the staff tool’s command finds what it calls also from cron, which knows two folders',
  () => {
    // Without the user and the site it ends there; 127 is the shell's: a program was not found.
    const { status, stderr } = spawnSync('/bin/sh', [command, 'help'], {
      env: { PATH: '/usr/bin:/bin' },
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('not found');
    expect(status).not.toBe(127);
  },
);
