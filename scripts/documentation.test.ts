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

/** Every word of the sources, and every call as `name(`. This file is left out, since it names what the sources lack. */
const sourceWords = new Set(
  globSync('{app,content,domain,blog,common,server,cli,scripts,tests,deploy}/**/*.*', { cwd: root })
    .filter((path) => /\.(ts|tsx|mjs|js|css|conf|php|service|sh)$/.test(path))
    .filter((path) => !path.endsWith('documentation.test.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .flatMap((source) => [...(source.match(/\w+/g) ?? []), ...(source.match(/\w+\(/g) ?? [])]),
);

/** Names that belong to npm, a browser or a library, and that our sources don't use. */
const foreignNames = new Set(['devDependencies']);

/**
 * Whether a word is the path of a file or folder in the project: it starts with a top-level folder, or ends with the
 * extension of a source file. URLs (`/about`, `https://…`), extensions alone (`.css`) and generated files don't count.
 */
const isReference = (word: string) =>
  /^\w[\w./<>*-]*$/.test(word) &&
  (topFolders.some((folder) => word.startsWith(`${folder}/`)) ||
    /\.(ts|tsx|mjs|css|md|conf|service)$/.test(word));

/**
 * Says what is wrong with a path. It has to start at the project's root, or to be the end of one path only. A name without a
 * folder may be the end of several. `<…>` and `*` match any name or part of a name.
 */
function findPathProblem(reference: string): string | undefined {
  const end = reference
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replaceAll(/<[^>]*>|\*+/g, '[^/]+');
  if (new RegExp(`^/${end}$`, 'm').test(tree)) return;
  const matches = tree.match(new RegExp(`/${end}$`, 'gm')) ?? [];
  if (matches.length === 0) return `${reference}: the project has no such file or folder`;
  if (matches.length === 1 || !end.includes('/')) return;
  return `${reference}: ${matches.length} paths end like this; write it from the project's root`;
}

/** The names that are certainly identifiers: `camelCase`, `<Component>`, `call()`, and a capitalised word alone. */
const findIdentifiers = (code: string) =>
  code.match(/(?<![\w./-])[a-z]+[A-Z]\w*|(?<=<)[A-Z]\w*|(?<![\w./-])\w+\(|^[A-Z][a-z]\w+$/g) ?? [];

describe.each(globSync('{README.md,CONTRIBUTING.md,docs/**/*.md}', { cwd: root }))('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const codeBlock = /^ *```(\w*)\n([\s\S]*?)^ *```/gm;
  const blocks = [...text.matchAll(codeBlock)].map(([, language, code = '']) => ({
    language,
    code,
  }));
  const prose = text.replaceAll(codeBlock, '');
  const inlineCode = [...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

  test('names existing files and folders', () => {
    const words = [...inlineCode, ...blocks.flatMap(({ code }) => code.split(/[\s'"`(),:;=]+/))];
    const references = words.filter((word) => isReference(word) && !elsewhere.has(word));
    expect(references.map(findPathProblem).filter(Boolean)).toEqual([]);
  });

  test('names existing identifiers', () => {
    const samples = blocks.filter(({ language = '' }) => /^tsx?$/.test(language));
    const identifiers = [...inlineCode, ...samples.map(({ code }) => code)].flatMap(
      findIdentifiers,
    );
    const unknown = identifiers.filter((name) => !sourceWords.has(name) && !foreignNames.has(name));
    expect(
      unknown.map(
        (name) =>
          `${name}: no source has this name; was it renamed? (foreignNames has the exceptions)`,
      ),
    ).toEqual([]);
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
