import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { routes } from '#tests/specification/routes.ts';

const root = join(import.meta.dirname, '..');
const skipped = new Set(['node_modules', 'build', 'test-results', 'data']);
/** The paths of the project's files and folders, one a line, each with a leading slash. */
const tree = globSync('**/*', { cwd: root, exclude: (name) => skipped.has(name) })
  .map((path) => `/${path.replaceAll('\\', '/')}`)
  .join('\n');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const topFolders = globSync('*/', { cwd: root }).filter((name) => !skipped.has(name));

/** Files that the documentation names but the project lacks: readers create them, or they are in another place. */
const elsewhere = new Set([
  'austria.ts',
  'public/illustrations/place-austria.svg',
  'public/illustrations/flags/at.svg',
  'deploy/.env',
  'deploy/site.env',
  'design/COMPOSITIONS-F.md',
]);

/**
 * Whether a text in backticks is the path of a file or folder in the project: it starts with a top-level folder, or ends with the
 * extension of a source file. URLs (`/about`, `https://…`), extensions alone (`.css`) and generated files don't count.
 */
const isReference = (words: string) =>
  /^\w[\w./<>*-]*$/.test(words) &&
  (topFolders.some((folder) => words.startsWith(`${folder}/`)) ||
    /\.(ts|tsx|mjs|css|md|conf|service)$/.test(words));

/** Whether the project has a path that ends with this one. `<…>` and `*` match any name or part of a name. */
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
  // certbot names the certificate's folder after the first host.
  expect(installed).toContain('/etc/letsencrypt/live/www.careers.example.net/');
  expect(installed).toContain('server_name www.careers.example.net careers.example.net;');
  expect(installed).not.toContain('example.org');
});
