import process from 'node:process';
import { localisePath } from '#content/language.ts';
import { measureTransfer } from '../helpers/measure-transfer.ts';
import { allViews, posts } from '../helpers/site-map.ts';
import { expect, test } from '../helpers/test.ts';
import { routes } from '../specification/routes.ts';

/**
 * Limits of a document with its inlined styles, compressed by brotli: above `warningBytes` the table marks the page, above
 * `maxBytes` the test fails.
 */
const warningBytes = 14_000;
const maxBytes = 18_000;

/**
 * A Bengali letter has three bytes, of which brotli saves most: 1.8 kB on the longest page. The stylesheet of Bengali pages adds
 * 0.4 kB, half of it for fonts with bold letters and Latin ones.
 */
const maxBengaliSurplus = 2_500;

/** The query with the largest document of 2,500 random queries of the finder on 24 November 2026. */
const largestFinderPath =
  '/global-programs?age=30&studies=graduate-new&field=health&english=basic&passport=1-year&sort=stipend';

test('no document is larger than 18 kB', async ({ site }) => {
  const rows: { path: string; bytes: number }[] = [];
  for (const path of [...allViews, largestFinderPath]) {
    const page = await measureTransfer(site.url + path);
    expect(page.status, path).toBe(path === '/nope' ? 404 : 200);
    rows.push({ path, bytes: page.bytes });
  }
  const table = rows
    .toSorted((first, second) => second.bytes - first.bytes)
    .map(({ path, bytes }) => {
      const mark = bytes > warningBytes ? '!' : ' ';
      return `${mark} ${(bytes / 1000).toFixed(1).padStart(6)}  ${path}`;
    });
  const heading = `\ndocuments: kB, brotli; ! above ${warningBytes / 1000}, at most ${maxBytes / 1000}`;
  process.stdout.write(`${[heading, ...table].join('\n')}\n`);
  for (const { path, bytes } of rows) expect.soft(bytes, path).toBeLessThanOrEqual(maxBytes);
});

test('no Bengali document is more than 2.5 kB larger than the English one', async ({ site }) => {
  for (const path of [...routes, ...posts]) {
    const english = await measureTransfer(site.url + path);
    const bengali = await measureTransfer(site.url + localisePath(path, 'bn'));
    expect(bengali.status, path).toBe(200);
    expect.soft(bengali.bytes - english.bytes, path).toBeLessThanOrEqual(maxBengaliSurplus);
  }
});
