import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { routes } from '#tests/specification/routes.ts';

const root = join(import.meta.dirname, '..');
const skipped = new Set(['node_modules', 'build', 'test-results', 'data']);
/** The project's files and folders, a line each, with a slash before it. */
const tree = globSync('**/*', { cwd: root, exclude: (name) => skipped.has(name) })
  .map((path) => `/${path.replaceAll('\\', '/')}`)
  .join('\n');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const topFolders = globSync('*/', { cwd: root }).filter((name) => !skipped.has(name));

/** What the texts name though it isn't here: files that readers are told to make, and one that they say is elsewhere. */
const elsewhere = new Set([
  'austria.ts',
  'public/illustrations/place-austria.svg',
  'public/illustrations/flags/at.svg',
  'deploy/.env',
  'deploy/site.env',
  'design/COMPOSITIONS-F.md',
]);

/**
 * Whether words in backticks name something in the project: a path that begins with a top folder, or whatever ends as
 * sources do. Addresses (`/about`, `https://…`), endings (`.css`) and what the site or the build makes are none.
 */
const isReference = (words: string) =>
  /^\w[\w./<>*-]*$/.test(words) &&
  (topFolders.some((folder) => words.startsWith(`${folder}/`)) ||
    /\.(ts|tsx|mjs|css|md|conf|service)$/.test(words));

/** Whether it is the end of a path; what stands in `<…>`, or is a `*`, is a name or a part of one. */
function isThere(reference: string): boolean {
  const end = reference
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replaceAll(/<[^>]*>|\*+/g, '[^/]+');
  return new RegExp(`/${end}$`, 'm').test(tree);
}

describe.each(globSync('{README.md,CONTRIBUTING.md,docs/**/*.md}', { cwd: root }))('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');

  test('names existing files and folders', () => {
    const named = [...prose.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
    const references = named.filter((words) => isReference(words) && !elsewhere.has(words));
    expect(references.filter((reference) => !isThere(reference))).toEqual([]);
  });

  test('links to existing files and pages', () => {
    const links = [...prose.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target);
    const from = join(root, dirname(path));
    const isThere = (target: string) =>
      target.startsWith('/') ? routes.includes(target) : existsSync(join(from, target));
    expect(links.filter((target) => !isThere(target))).toEqual([]);
  });

  test('names existing npm scripts', () => {
    const calls = text.matchAll(/\bnpm (?:run (?:-s |--silent )?|(?=start|test))([\w:-]+)/g);
    const names = [...calls].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('nginx as docs/operations.md installs it is all for the one host that certbot asks a certificate for', () => {
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const environment = { PATH: process.env.PATH, OPAR_DOMAIN: 'careers.example.net' };
  const shell = (command: string) =>
    execFileSync('sh', ['-c', command], { cwd: root, env: environment, encoding: 'utf8' });
  const [, edit = ''] = /^(sed .* deploy\/nginx\.conf) > \/etc/m.exec(operations) ?? [];
  const installed = shell(edit);
  const certificates = operations.matchAll(/certbot certonly [\s\S]*? -d (\S+) -d (\S+)\n/g);
  const hosts = [...certificates].map(([, www, bare]) => shell(`echo ${www} ${bare}`).trim());
  expect(hosts).toHaveLength(2);
  expect(new Set(hosts)).toEqual(new Set(['www.careers.example.net careers.example.net']));
  // Let's Encrypt's folder has the name of the first host.
  expect(installed).toContain('/etc/letsencrypt/live/www.careers.example.net/');
  expect(installed).toContain('server_name www.careers.example.net careers.example.net;');
  expect(installed).not.toContain('example.org');
});
