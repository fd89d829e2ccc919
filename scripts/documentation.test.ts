import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

describe.each(globSync('{README.md,docs/*.md}', { cwd: root }))('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');

  test('names files and folders that there are', () => {
    const named = [...prose.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
    const references = named.filter((words) => isReference(words) && !elsewhere.has(words));
    expect(references.filter((reference) => !isThere(reference))).toEqual([]);
  });

  test('links to files and pages that there are', () => {
    const links = [...prose.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target);
    const from = join(root, dirname(path));
    const isThere = (target: string) =>
      target.startsWith('/') ? routes.includes(target) : existsSync(join(from, target));
    expect(links.filter((target) => !isThere(target))).toEqual([]);
  });

  test('names npm scripts that there are', () => {
    const calls = text.matchAll(/\bnpm (?:run (?:-s |--silent )?|(?=start|test))([\w:-]+)/g);
    const names = [...calls].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});
