import { expect, test } from 'vitest';
import { browserManifest } from './browser-manifest.ts';

const page = { id: 'home', parentId: 'root', hasLoader: true, hasAction: false };
const manifest = {
  entry: { module: '/assets/entry.js' },
  routes: {
    root: { id: 'root', path: '', hasDefaultExport: false },
    home: { ...page, hasDefaultExport: true },
    feed: { id: 'feed', parentId: 'root', hasDefaultExport: false },
  },
  url: '/assets/manifest-1.js',
};

test('pages and what they stand in stay, the rest goes', () => {
  const script = browserManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  const [, json = ''] = /^window\.__reactRouterManifest=(.+);$/.exec(script) ?? [];
  expect(JSON.parse(json)).toEqual({
    entry: manifest.entry,
    url: manifest.url,
    routes: {
      root: { id: 'root', path: '' },
      home: { id: 'home', parentId: 'root', hasLoader: true, hasDefaultExport: true },
    },
  });
});

test('another form ends the build', () => {
  expect(() => browserManifest('export default {}')).toThrow('manifest');
});
