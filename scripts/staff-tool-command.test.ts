import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const command = join(import.meta.dirname, '../deploy/opar-applications');

test.skipIf(!existsSync('/usr/sbin/runuser'))(
  'the staff tool’s command finds what it calls also from cron, which knows two folders',
  () => {
    // The command fails, since this machine has neither the user nor the site. Exit code 127 would mean a missing program.
    const { status, stderr } = spawnSync('/bin/sh', [command, 'help'], {
      env: { PATH: '/usr/bin:/bin' },
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('not found');
    expect(status).not.toBe(127);
  },
);
