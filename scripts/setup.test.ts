import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('dependencies are not installed through a symbolic link, since npm would empty the folder that it points to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'opar-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const shared = join(folder, 'shared');
  mkdirSync(join(shared, 'react'), { recursive: true });
  const project = join(folder, 'project');
  cpSync(join(import.meta.dirname, 'setup.mjs'), join(project, 'scripts/setup.mjs'));
  writeFileSync(join(project, 'package-lock.json'), '{}');
  symlinkSync(shared, join(project, 'node_modules'));

  const script =
    "import { ensureDependencies } from './scripts/setup.mjs'; await ensureDependencies();";
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: project, encoding: 'utf8' },
  );
  expect(stderr).toContain('node_modules is a symbolic link');
  expect(status).toBe(1);
  expect(existsSync(join(shared, 'react'))).toBe(true);
});
