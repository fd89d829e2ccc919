import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { listContentItems } from './content.ts';
import { listQuestionItems } from './questions.ts';
import { now } from './testing/confirmed-site.ts';

/* These tests read this project itself. */

const projectRoot = join(import.meta.dirname, '../..');

/** Compares the list with a plain search for marks in lines that aren't comments. */
test('has every mark listed', async () => {
  const files = globSync('{content,domain/submissions/forms}/**/*.ts', {
    cwd: projectRoot,
    exclude: ['**/*.test.ts', 'content/types/**'],
  });
  const marks = files.flatMap((file) =>
    readFileSync(join(projectRoot, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        /^(?!\s*(\*|\/\/|\/\*)).*\b(sample|draft): true\b/.test(text)
          ? [`${file}:${index + 1}`]
          : [],
      ),
  );
  const posts = globSync('blog/posts/**/*.md', { cwd: projectRoot });
  const samplePosts = posts.flatMap((file) =>
    readFileSync(join(projectRoot, file), 'utf8').includes('\nsample: true\n') ? [`${file}:3`] : [],
  );
  const listed = listContentItems(projectRoot, now)
    .filter(({ kind }) => kind === 'sample' || kind === 'draft')
    .map(({ file, line }) => `${file}:${line}`);
  expect(listed.toSorted()).toEqual([...marks, ...samplePosts].toSorted());
  expect(listContentItems(projectRoot, now).filter(({ what }) => what === '')).toEqual([]);
});

test('has the choices for a native editor listed', async () => {
  const choices = listQuestionItems(projectRoot).filter(({ file }) => file.endsWith('bengali.md'));
  const guide = readFileSync(join(projectRoot, 'docs/guides/bengali.md'), 'utf8');
  const [, section = ''] = guide.split('## For a native editor to confirm');
  expect(choices).toHaveLength(section.match(/^\d+\. /gm)?.length ?? 0);
});

test('npm run go-live --json is JSON, and its exit status says that something is left', async () => {
  const run = (args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/go-live.ts', ...args], {
      cwd: projectRoot,
      env: { PATH: '', SITE_URL: 'http://localhost:1' },
    });
  // A site that runs on localhost is never ready.
  const failure = await run(['--json']).catch((error) => error);
  expect(failure).toMatchObject({ code: 1, stderr: '' });
  expect(JSON.parse(failure.stdout)).toContainEqual({
    kind: 'setting',
    file: '.env',
    what: 'SITE_URL is http://localhost:1',
    todo: "Set it to the site's own https address",
  });
  expect(await run(['--jason']).catch((error) => error)).toMatchObject({ code: 2, stdout: '' });
});
