import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '#server/config/settings.ts';
import { listContentItems } from './content.ts';
import type { Item } from './item.ts';
import { listGoLiveItems } from './items.ts';
import { listQuestionItems } from './questions.ts';
import { formatReport } from './report.ts';

const projectRoot = join(import.meta.dirname, '../..');
const now = new Date('2026-11-22T06:00:00Z');
const confirmedSettings = {
  SITE_URL: 'https://www.opar-careers.org',
  SMTP_URL: 'smtps://site:8fK2pQ@mail.opar-careers.org',
  MAIL_FROM: 'site@opar-careers.org',
  MAIL_TO: 'staff@opar-careers.org',
};

let root: string;

function write(file: string, text: string) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, now, now);
}

const itemsWith = (settings: Record<string, string> = {}) =>
  listGoLiveItems(root, readSettings({ ...confirmedSettings, ...settings }), now);

/** Formats items, for example as 'sample content/events.ts:3 Example event'. */
const linesOf = (items: Item[]) =>
  items.map(({ kind, file, line, what }) => `${kind} ${file}:${line ?? ''} ${what}`);

/** Creates a site with confirmed content, a backup of last night, and all maintenance done. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'opar-go-live-'));
  write('content/identity.ts', "export const siteNames = { en: 'Meghna Careers' };\n");
  write('docs/client-questions.md', '# Questions\n\nNone is open.\n');
  write('docs/guides/bengali.md', '# Write Bengali\n\n1. A rule.\n');
  write('data/backups/opar-2026-11-22.sqlite', 'SQLite');
  write('data/backups/copied-elsewhere', '');
  const tasks = ['updates', 'purge', 'certificate', 'restore', 'year'];
  write('data/maintenance.txt', tasks.map((task) => `2026-11-01 ${task}\n`).join(''));
});

afterEach(() => rm(root, { recursive: true }));

test('a site with confirmed content has no items', async () => {
  expect(await itemsWith()).toEqual([]);
  expect(formatReport([], false)).toBe('Nothing stands in the way of publishing.\n');
});

describe('content', () => {
  test('a sample is listed with its file and line', async () => {
    write(
      'content/events.ts',
      `// sample: true in a comment is no mark.
type Event = { sample?: true };
export const events = [
  { sample: true, title: 'Example event' },
  {
    title: 'Fair',
    note: { text: 'a { and a \\' and draft: true in a text' },
    sample: true,
  },
];
export const rates = { sample: true, inTaka: { EUR: 140 } };
`,
    );
    expect(linesOf(await itemsWith())).toEqual([
      'sample content/events.ts:4 Example event',
      'sample content/events.ts:8 Fair',
      'sample content/events.ts:11 rates',
    ]);
  });

  test('a draft of a form is for a lawyer, any other one for the client', async () => {
    write('content/services.ts', 'export const services: Page = {\n  draft: true,\n};\n');
    write('domain/submissions/forms/terms.ts', "const text = { draft: true, title: 'Terms' };\n");
    const items = await itemsWith();
    expect(linesOf(items)).toEqual([
      'draft content/services.ts:2 services',
      'draft domain/submissions/forms/terms.ts:1 text',
    ]);
    expect(items.map(({ todo }) => todo)).toEqual([
      'Have the client confirm the texts, and delete `draft: true`',
      'Have a lawyer confirm the texts, and delete `draft: true`',
    ]);
  });

  test('a page in both languages is one item, with the name of its constant or its first text', async () => {
    write(
      'content/page.ts',
      `export const page = inBothLanguages((t) => ({ draft: true, title: t('Page', 'পাতা') }) satisfies Page);
export const events = inBothLanguages((t) => [{ sample: true, title: t('Fair', 'মেলা') }]);
`,
    );
    expect(linesOf(await itemsWith())).toEqual([
      'sample content/page.ts:2 Fair',
      'draft content/page.ts:1 page',
    ]);
  });

  test('values within texts don’t hide what follows', async () => {
    const source = String.raw`const text = (names: string[]) => 'a #{names.map((name) => '#{name} {').join('}')} \' [b]';
export const page = { draft: true, title: "Page" };
const phone = "+880 0000 000000";
`;
    write('content/page.ts', source.replaceAll("'", '`').replaceAll('#{', '$' + '{'));
    expect(linesOf(await itemsWith())).toEqual([
      'placeholder content/page.ts:3 +880 0000 000000',
      'draft content/page.ts:2 page',
    ]);
  });

  test('a fact is listed once it was checked more than 180 days ago', async () => {
    const fact = (checkedOn: string) =>
      `export const usa = { facts: [{ text: 'A visa costs USD 185.', source: 'https://travel.state.gov', checkedOn: '${checkedOn}' }] };\n`;
    write('content/countries/usa.ts', fact('2026-05-26'));
    expect(await itemsWith()).toEqual([]);
    write('content/countries/usa.ts', fact('2026-05-25'));
    expect(linesOf(await itemsWith())).toEqual([
      'fact content/countries/usa.ts:1 A visa costs USD 185. (checked on 2026-05-25)',
    ]);
  });

  test("tests and the marks' types are not searched", async () => {
    write('content/events.test.ts', "const event = { sample: true, title: 'Fair' };\n");
    write('content/types/types.ts', 'export type Sample = { sample: true };\n');
    expect(await itemsWith()).toEqual([]);
  });
});

test('each row of the tables of questions is listed', async () => {
  const table = '| Claim | Decide |\n| ----- | :----: |\n| **5+** years | Of what? |\n';
  write('docs/client-questions.md', `# Questions\n\n${table}\nText.\n\n${table}`);
  expect(linesOf(await itemsWith())).toEqual([
    'question docs/client-questions.md:5 5+ years',
    'question docs/client-questions.md:11 5+ years',
  ]);
});

test('the file of questions must be there', async () => {
  await rm(join(root, 'docs/client-questions.md'));
  expect(await itemsWith()).toMatchObject([{ kind: 'question', file: 'docs/client-questions.md' }]);
});

describe('settings', () => {
  test.each([
    [{ SITE_URL: 'http://www.opar-careers.org' }, ['SITE_URL is http://www.opar-careers.org']],
    [{ SITE_URL: 'https://www.example.org' }, ["SITE_URL is an example's address"]],
    [{ SMTP_URL: '' }, ['SMTP_URL is not set: nobody is told of an application']],
    [{ READ_ONLY: 'true' }, ['READ_ONLY is set: no form is taken']],
    [{ MAIL_TO: 'staff@example.org' }, ["MAIL_TO is an example's address"]],
    [
      { DATABASE_URL: 'postgres://opar:password@localhost:5432/opar' },
      ['DATABASE_URL has a secret that everybody knows'],
    ],
    [{ DATABASE_URL: 'postgres://opar:x8Gt3@localhost:5432/opar' }, []],
    [
      { WORDPRESS_REFRESH_SECRET: 'what-openssl-rand-hex-32-gives' },
      ['WORDPRESS_REFRESH_SECRET has a secret that everybody knows'],
    ],
    [{ WORDPRESS_REFRESH_SECRET: '0f9d2c7be1a84f63' }, []],
  ])('%j', async (settings: Record<string, string>, expected) => {
    const items = await itemsWith(settings);
    expect(items.map(({ what }) => what)).toEqual(expected);
    expect(JSON.stringify(items)).not.toMatch(/password@|openssl|x8Gt3/);
  });
});

describe('a backup', () => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  test('of the last 48 hours is required', async () => {
    const file = join(root, 'data/backups/opar-2026-11-22.sqlite');
    utimesSync(file, now, hoursAgo(48));
    expect(await itemsWith()).toEqual([]);
    utimesSync(file, now, hoursAgo(49));
    expect(await itemsWith()).toMatchObject([
      { kind: 'backup', what: 'The newest backup is 49 hours old' },
    ]);
  });

  test('must be on another machine, too', async () => {
    const marker = join(root, 'data/backups/copied-elsewhere');
    utimesSync(marker, now, hoursAgo(49));
    expect(await itemsWith()).toMatchObject([
      { kind: 'backup', what: 'The last copy to another machine is 49 hours old' },
    ]);
    await rm(marker);
    expect(await itemsWith()).toMatchObject([
      { kind: 'backup', what: 'No backup was copied to another machine' },
    ]);
  });

  test('may be in any folder, beside which the record of maintenance is', async () => {
    write('data/elsewhere/opar.dump', 'dump');
    write('data/elsewhere/copied-elsewhere', '');
    expect(await itemsWith({ BACKUP_FOLDER: join(root, 'data/elsewhere') })).toEqual([]);
    expect(await itemsWith({ BACKUP_FOLDER: 'data/nowhere' })).toMatchObject([
      { kind: 'backup', file: join(root, 'data/nowhere'), what: 'No backup in BACKUP_FOLDER' },
      { kind: 'backup' },
    ]);
  });
});

test('the report counts by kind and lists what concerns the machine; all items only if asked', async () => {
  write('content/partners.ts', "export const partners = [{ sample: true, name: 'Hotel' }];\n");
  const items = await itemsWith({ READ_ONLY: 'true' });
  const start = `2 things stand in the way of publishing (docs/operations/go-live.md).

setting  1
sample   1

`;
  expect(formatReport(items, false)).toBe(
    `${start}setting  .env  READ_ONLY is set: no form is taken  Unset it once forms may be sent

The other 1 are about the texts: npm run go-live -- --all
`,
  );
  expect(formatReport(items, true)).toBe(
    `${start}setting  .env                   READ_ONLY is set: no form is taken  Unset it once forms may be sent
sample   content/partners.ts:1  Hotel                               Write the client's own, and delete \`sample: true\`
`,
  );
});

describe('this project', () => {
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
      readFileSync(join(projectRoot, file), 'utf8').includes('\nsample: true\n')
        ? [`${file}:3`]
        : [],
    );
    const listed = listContentItems(projectRoot, now)
      .filter(({ kind }) => kind === 'sample' || kind === 'draft')
      .map(({ file, line }) => `${file}:${line}`);
    expect(listed.toSorted()).toEqual([...marks, ...samplePosts].toSorted());
    expect(listContentItems(projectRoot, now).filter(({ what }) => what === '')).toEqual([]);
  });

  test('has the choices for a native editor listed', async () => {
    const choices = listQuestionItems(projectRoot).filter(({ file }) =>
      file.endsWith('bengali.md'),
    );
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
});
