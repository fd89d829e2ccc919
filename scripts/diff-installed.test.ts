import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';

const deploy = join(import.meta.dirname, '../deploy');

/** Runs `deploy/diff-installed` over files that were installed for the domain `meghna.example`. */
function diffInstalled(installed: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'opar-installed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(installed)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { status, stdout, stderr } = spawnSync(join(deploy, 'diff-installed'), {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ROOT: root, OPAR_DOMAIN: 'meghna.example' },
  });
  return { status, stdout, stderr };
}

const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
const installedAsShipped = {
  '/etc/systemd/system/opar.service': read('opar.service'),
  '/etc/systemd/system/opar@.socket': read('opar@.socket'),
  '/etc/nginx/conf.d/opar.conf': read('nginx.conf').replaceAll('example.org', 'meghna.example'),
};

test('files that were installed as they are shipped have no difference', () => {
  expect(diffInstalled(installedAsShipped)).toEqual({
    status: 0,
    stdout: 'The installed files are those of the release.\n',
    stderr: '',
  });
});

test('lines that were changed, or are new in the release, are shown with the names of both files', () => {
  const { status, stdout } = diffInstalled({
    ...installedAsShipped,
    '/usr/local/bin/opar-applications': `${read('opar-applications')}# mine\n`,
    '/etc/systemd/system/opar.service': read('opar.service').replace('TasksMax=256\n', ''),
  });
  expect(status).toBe(1);
  expect(stdout).toContain(
    '--- installed: /usr/local/bin/opar-applications\n+++ release: deploy/opar-applications\n',
  );
  expect(stdout).toContain('\n-# mine\n');
  expect(stdout).toContain('\n+TasksMax=256\n');
  expect(stdout).not.toContain('nginx');
});
