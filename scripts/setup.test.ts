import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';

/** Creates a project with only the module that is tested, without dependencies. */
function createProject() {
  const folder = mkdtempSync(join(tmpdir(), 'opar-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const project = join(folder, 'project');
  cpSync(join(import.meta.dirname, 'setup.mjs'), join(project, 'scripts/setup.mjs'));
  writeFileSync(join(project, 'package-lock.json'), '{}');
  return { folder, project };
}

/** Installs the dependencies of a project. */
const install = (project: string, environment: Record<string, string> = {}) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "import { ensureDependencies } from './scripts/setup.mjs'; await ensureDependencies();",
    ],
    { cwd: project, encoding: 'utf8', env: { ...process.env, ...environment } },
  );

/** Writes an `npm` that runs a shell script. @returns variables with which it is found first */
function replaceNpm(folder: string, script: string) {
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
}

test('the output of an installation goes to a file', () => {
  const { folder, project } = createProject();
  const { status, stdout, stderr } = install(
    project,
    replaceNpm(folder, 'echo added; echo warning >&2'),
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: 'Installing dependencies (npm ci > .cache/install.log) ...\n',
    stderr: '',
  });
  expect(readFileSync(join(project, '.cache/install.log'), 'utf8')).toBe('added\nwarning\n');
});

test('the end of the output is shown when the installation fails', () => {
  const { folder, project } = createProject();
  const { status, stderr } = install(
    project,
    replaceNpm(folder, 'seq 100; echo no space left >&2; exit 3'),
  );
  expect(status).toBe(1);
  expect(stderr).toBe(
    `${Array.from({ length: 39 }, (_, index) => index + 62).join('\n')}
no space left
The whole output is in .cache/install.log.
The dependencies could not be installed: see the lines above.
`,
  );
});

test('dependencies are not installed through a symbolic link, since npm would empty the folder that it points to', () => {
  const { folder, project } = createProject();
  const shared = join(folder, 'shared');
  mkdirSync(join(shared, 'react'), { recursive: true });
  symlinkSync(shared, join(project, 'node_modules'));
  const { status, stderr } = install(project);
  expect(stderr).toContain('node_modules is a symbolic link');
  expect(status).toBe(1);
  expect(existsSync(join(shared, 'react'))).toBe(true);
});
