import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const query = '?stylesheets';
const clientManifest = 'build/client/.vite/manifest.json';

/**
 * Vite plugin: `import { stylesheets } from './overview.tsx?stylesheets'` provides the URLs of the style sheets of a
 * dynamically imported module, so that the server can link them in the page. React Router only links those of a route's static
 * imports. The list is empty in the browser, where the dynamic import loads them.
 */
export function lazyStylesheets(): Plugin {
  return {
    name: 'lazy-stylesheets',
    load: {
      filter: { id: /\?stylesheets$/ },
      handler(id) {
        const isServer = this.environment.config.consumer === 'server';
        const file = relative(this.environment.config.root, id.slice(0, -query.length));
        // In development there is no build, and React Router adds the styles itself.
        const isInManifest =
          isServer && this.environment.mode === 'build' && existsSync(clientManifest);
        const urls = isInManifest ? findStylesheets(file) : [];
        return {
          code: `export const stylesheets = ${JSON.stringify(urls)}`,
          moduleType: 'js',
        };
      },
    },
  };
}

/** @throws Error when the file has no dynamic import, so that it has no chunk of its own */
function findStylesheets(file: string): string[] {
  const manifest = JSON.parse(readFileSync(clientManifest, 'utf8')) as Manifest;
  const stylesheets = new Set<string>();
  const visited = new Set<string>();
  function visit(key: string) {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    for (const entry of chunk?.imports ?? []) visit(entry);
    for (const entry of chunk?.css ?? []) stylesheets.add(`/${entry}`);
  }
  if (!manifest[file]?.isDynamicEntry)
    throw new Error(`${file} has no dynamic import, so no style sheet of its own`);
  visit(file);
  return [...stylesheets];
}
