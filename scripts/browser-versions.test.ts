import { expect, test } from 'vitest';
import { readBrowserVersions } from './browser-versions.mjs';

test('names the version of each browser that is there', () => {
  // Node stands for a browser, since it answers to `--version`, too.
  expect(readBrowserVersions({ CHROMIUM: process.execPath, FIREFOX: process.execPath })).toBe(
    `${process.version}, ${process.version}`,
  );
});

test('names no browser that isn’t there', () => {
  expect(readBrowserVersions({})).toBe('');
});

test('says so if a browser doesn’t tell its version', () => {
  expect(readBrowserVersions({ CHROMIUM: '/nowhere/chromium', FIREFOX: '/nowhere/firefox' })).toBe(
    'Chromium of unknown version, Firefox of unknown version',
  );
});
