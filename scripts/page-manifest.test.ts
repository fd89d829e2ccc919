import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPageManifest } from './page-manifest.ts';

const css = '@media (width<40em){p{color:red}}';
const html = `<style data-critical-css="">${css}</style><style>*{display:none}</style>`;

test('each page has its path, the hash of its critical CSS alone, and the year in Dhaka in which it was built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'opar-manifest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'services'));
  const builtAt = {
    'index.html': '2026-06-01T12:00:00Z',
    'services/index.html': '2026-12-31T18:00:00Z',
  };
  for (const [file, time] of Object.entries(builtAt)) {
    writeFileSync(join(folder, file), html);
    utimesSync(join(folder, file), new Date(time), new Date(time));
  }
  const pages = Object.keys(builtAt).map((file) => ({ file, html }));
  const styleSource = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  expect(createPageManifest(folder, pages)).toEqual({
    '/': { file: 'index.html', styleSource, year: '2026' },
    '/services': { file: 'services/index.html', styleSource, year: '2027' },
  });
});

test('a page without critical CSS fails the build', () => {
  const pages = [{ file: 'index.html', html: '<p>text</p>' }];
  expect(() => createPageManifest('/', pages)).toThrow('index.html has no critical CSS');
});
