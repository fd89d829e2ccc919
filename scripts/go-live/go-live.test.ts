import { utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatReport } from './report.ts';
import {
  type ConfirmedSite,
  createConfirmedSite,
  formatItems,
  now,
} from './testing/confirmed-site.ts';

let site: ConfirmedSite;
beforeEach(() => {
  site = createConfirmedSite();
});
afterEach(() => site.remove());

test('a site with confirmed content has no items', async () => {
  expect(await site.listItems()).toEqual([]);
  expect(formatReport([], false)).toBe('Nothing stands in the way of publishing.\n');
});

test('each row of the tables of questions is listed', async () => {
  const table = '| Claim | Decide |\n| ----- | :----: |\n| **5+** years | Of what? |\n';
  site.write('docs/client-questions.md', `# Questions\n\n${table}\nText.\n\n${table}`);
  expect(formatItems(await site.listItems())).toEqual([
    'question docs/client-questions.md:5 5+ years',
    'question docs/client-questions.md:11 5+ years',
  ]);
});

test('the file of questions must be there', async () => {
  await rm(join(site.root, 'docs/client-questions.md'));
  expect(await site.listItems()).toMatchObject([
    { kind: 'question', file: 'docs/client-questions.md' },
  ]);
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
    const items = await site.listItems(settings);
    expect(items.map(({ what }) => what)).toEqual(expected);
    expect(JSON.stringify(items)).not.toMatch(/password@|openssl|x8Gt3/);
  });
});

describe('a backup', () => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  test('of the last 48 hours is required', async () => {
    const file = join(site.root, 'data/backups/opar-2026-11-22.sqlite');
    utimesSync(file, now, hoursAgo(48));
    expect(await site.listItems()).toEqual([]);
    utimesSync(file, now, hoursAgo(49));
    expect(await site.listItems()).toMatchObject([
      { kind: 'backup', what: 'The newest backup is 49 hours old' },
    ]);
  });

  test('must be on another machine, too', async () => {
    const marker = join(site.root, 'data/backups/copied-elsewhere');
    utimesSync(marker, now, hoursAgo(49));
    expect(await site.listItems()).toMatchObject([
      { kind: 'backup', what: 'The last copy to another machine is 49 hours old' },
    ]);
    await rm(marker);
    expect(await site.listItems()).toMatchObject([
      { kind: 'backup', what: 'No backup was copied to another machine' },
    ]);
  });

  test('may be in any folder, beside which the record of maintenance is', async () => {
    site.write('data/elsewhere/opar.dump', 'dump');
    site.write('data/elsewhere/copied-elsewhere', '');
    expect(await site.listItems({ BACKUP_FOLDER: join(site.root, 'data/elsewhere') })).toEqual([]);
    expect(await site.listItems({ BACKUP_FOLDER: 'data/nowhere' })).toMatchObject([
      { kind: 'backup', file: join(site.root, 'data/nowhere'), what: 'No backup in BACKUP_FOLDER' },
      { kind: 'backup' },
    ]);
  });
});

test('the report counts by kind and lists what concerns the machine; all items only if asked', async () => {
  site.write('content/partners.ts', "export const partners = [{ sample: true, name: 'Hotel' }];\n");
  const items = await site.listItems({ READ_ONLY: 'true' });
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
